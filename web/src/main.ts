import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { text } from './lib/text.svelte';
import './style/fonts';

settings.apply();
router.start();
const target = document.getElementById('app');
if (!target) throw new Error('no #app in index.html');
void text.load(settings.language).then(() => mount(App, { target }));
