// Runs before anything is drawn, and before the entry is here.
try {
  // A chosen theme must never flash the other one. web/lib/theme.ts writes the value.
  const theme = localStorage.getItem('benesight.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  // Somebody is signed in: the script of what they see first is asked for beside the entry. run/first-scripts.ts names it.
  const home = document.querySelector('meta[name="home-script"]')?.content;
  if (home && localStorage.getItem('benesight.auth') !== null) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: home }));
  }
} catch {
  // Storage may be blocked: the system's own theme then decides, and nothing is asked for ahead.
}
