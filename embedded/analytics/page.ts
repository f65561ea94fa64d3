import type { EventCount } from './counts.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
const time = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

/** The counts as a page. */
export function countsPage(counts: readonly EventCount[]): string {
  const rows = counts.map(
    ({ event, count, lastAt }) =>
      `<tr><th scope="row">${escape(event)}</th><td>${count}</td><td>${time(lastAt)}</td></tr>`,
  );
  const table =
    rows.length === 0
      ? '<p>No events yet.</p>'
      : `<table><thead><tr><th scope="col">Event</th><th scope="col">Count</th><th scope="col">Last</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Events</title>
<style>:root{color-scheme:light dark}body{margin:0 auto;max-width:720px;padding:40px 24px;background:light-dark(oklch(98% .006 85),oklch(19% .022 268));color:light-dark(oklch(22% .02 270),oklch(94.5% .008 85));font:400 15px/24px 'Instrument Sans',system-ui,sans-serif;font-variant-numeric:tabular-nums}h1{font:500 28px/34px Newsreader,Georgia,serif}p,td:last-child{color:light-dark(oklch(40% .02 270),oklch(81% .012 275))}table{width:100%;border-collapse:collapse}th,td{padding:8px 12px 8px 0;text-align:left;border-bottom:1px solid light-dark(oklch(22% .02 270/.13),oklch(94% .008 85/.13));font-weight:400;overflow-wrap:anywhere}thead th{font-size:13px;color:light-dark(oklch(40% .02 270),oklch(81% .012 275))}</style></head>
<body><h1>Events</h1><p>Counted on this machine, sent nowhere.</p>${table}</body>
</html>
`;
}
