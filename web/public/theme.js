// Runs before the first paint, so that a chosen theme never flashes the other one. web/lib/theme.ts writes the value.
try {
  const theme = localStorage.getItem('benesight.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked: the system's own setting then decides.
}
