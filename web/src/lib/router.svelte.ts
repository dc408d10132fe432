/** Addresses of the pages. History API; plain links work, and `go` moves without a reload. */
export type Route =
  | { page: 'start' }
  | { page: 'lobby' }
  | { page: 'games' }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'how' }
  | { page: 'rules'; game: string }
  | { page: 'join'; code: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'missing' };

/** The parts of a path in plain characters; null where they are no text ("/%E0%A4%A"). */
function decoded(parts: string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function parse(pathname: string, search = ''): Route {
  const parts = decoded(pathname.split('/').filter(Boolean));
  if (parts === null) return { page: 'missing' };
  const [head, id, sub] = parts;
  if (head === undefined) return { page: 'start' };
  if (parts.length === 1) {
    if (head === 'lobby' || head === 'account' || head === 'settings' || head === 'how' || head === 'games') return { page: head };
  }
  if (head === 'rules' && id && parts.length === 2) return { page: 'rules', game: id };
  if (head === 'join' && id && parts.length === 2) return { page: 'join', code: id };
  if (head === 'table' && id) {
    if (parts.length === 2) return { page: 'table', id };
    if (sub === 'replay' && parts.length === 3) {
      const raw = new URLSearchParams(search).get('at');
      const at = raw !== null && /^\d{1,6}$/.test(raw) ? Number(raw) : null;
      return { page: 'replay', id, at };
    }
  }
  return { page: 'missing' };
}

class Router {
  route = $state<Route>({ page: 'start' });
  /** The part of the address after '?', for pages that use it (the new-table dialog). */
  search = $state('');

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  read(): void {
    this.route = parse(location.pathname, location.search);
    this.search = location.search;
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.read();
    scrollTo(0, 0);
    // a new page: the reader starts at its heading
    setTimeout(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }), 0);
  }

  /** Change the address without adding a step to the history (the replay slider). */
  replace(to: string): void {
    history.replaceState(null, '', to);
  }
}

export const router = new Router();
