/** Fonts come with the program: only the cuts and scripts we use. */
import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './tokens.css';
import './base.css';
import './drawn.css';
