/** The address of the page: `/`, `/new/<game>`, `/t/<table>`, `/replay/<table>?at=&seat=`, `/about`. */

export interface Route {
  page: 'home' | 'new' | 'table' | 'replay' | 'about' | 'missing';
  id: string;
  query: URLSearchParams;
}

export function read(address: URL): Route {
  const [, first = '', id = ''] = address.pathname.split('/');
  const query = address.searchParams;
  const page = ({ '': 'home', new: 'new', t: 'table', replay: 'replay', about: 'about' } as const)[first] ?? 'missing';
  if ((page === 'table' || page === 'replay') && !id) return { page: 'missing', id, query };
  return { page, id, query };
}

class Router {
  route = $state.raw<Route>(read(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => (this.route = read(new URL(location.href))));
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = read(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Change the address without a new page, so that a copied link leads to the same moment. */
  rewrite(path: string): void {
    history.replaceState(null, '', path);
  }
}

export const router = new Router();
