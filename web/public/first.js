// Runs before anything is drawn, and before the entry is here.
try {
  // A chosen theme must never flash the other one. web/lib/theme.ts writes the value.
  const theme = localStorage.getItem('benesight.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  const session = JSON.parse(localStorage.getItem('benesight.auth'));
  if (session !== null) {
    // Somebody is signed in: the scripts of what they see first are asked for beside the entry. run/first-scripts.ts names them.
    const screens = JSON.parse(document.querySelector('meta[name="first-scripts"]')?.content ?? '{"dashboard":[]}');
    const screen = location.pathname.slice(1).replaceAll('/', '-') || 'dashboard';
    for (const href of screens[screen] ?? screens.dashboard) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }

    // So is what every screen waits for, and what one draws nothing without. web/lib/first-answers.ts takes the answers.
    const token = session.access_token;
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const byPath = {};
    if (session.expires_at * 1000 > Date.now() + 60_000) {
      const ofScreen = {
        'billing-history': ['billing/history', 'billing/purchases', 'billing/balance', 'subscriptions/current'],
      };
      for (const name of ['auth/user', 'settings/credit-costs', ...(ofScreen[screen] ?? [])]) {
        const path = `/api/${name}`;
        byPath[path] = fetch(path, { headers });
        // Whoever takes the answer hears of its failure; where nobody does, nobody need.
        byPath[path].catch(() => undefined);
      }
    }
    globalThis.firstAnswers = { token, byPath };
  }
} catch {
  // Storage may be blocked: the system's own theme then decides, and nothing is asked for ahead.
}
