// Runs before anything is drawn, and before the entry is here.
try {
  // A chosen theme must never flash the other one. web/lib/theme.ts writes the value.
  const theme = localStorage.getItem('benesight.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  // Somebody is signed in: the scripts of what they see first are asked for beside the entry. run/first-scripts.ts names them.
  const named = document.querySelector('meta[name="first-scripts"]')?.content;
  if (named && localStorage.getItem('benesight.auth') !== null) {
    const screens = JSON.parse(named);
    const screen = location.pathname.slice(1).replaceAll('/', '-') || 'dashboard';
    for (const href of screens[screen] ?? screens.dashboard) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  }
} catch {
  // Storage may be blocked: the system's own theme then decides, and nothing is asked for ahead.
}
