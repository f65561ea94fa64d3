import type { CaughtMail } from './message.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const mark = `<svg width="26" height="26" viewBox="-16 -16 32 32" fill="currentColor" aria-hidden="true">${[
  [-13.9, -4.68, 9.36],
  [-9.7, -9.3, 18.6],
  [-5.5, -12.08, 7.79],
  [-5.5, 4.28, 7.79],
  [-1.3, -13, 7],
  [-1.3, 6, 7],
  [2.9, -12.08, 7.79],
  [2.9, 4.28, 7.79],
  [7.1, -9.3, 18.6],
  [11.3, -4.68, 9.36],
]
  .map(([x, y, height]) => `<rect x="${x}" y="${y}" width="2.6" height="${height}" rx="1.3"/>`)
  .join('')}<circle r="2.7"/></svg>`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/inbox.css">
<script src="/inbox.js" defer></script>
</head>
<body>
<header><a class="brand" href="/">${mark}<span>Benesight</span></a><span class="what">Inbox · mail caught on this machine, sent nowhere</span></header>
<main>${body}</main>
</body>
</html>
`;
}

const time = (iso: string): string => `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;

function row(mail: CaughtMail): string {
  return `<li><a href="/messages/${mail.id}"><span class="to">${escape(mail.to)}</span><span class="subject">${escape(mail.subject) || 'No subject'}</span><span class="when">${mail.otp === null ? '' : `<b>${mail.otp}</b>`}${time(mail.receivedAt)}</span></a></li>`;
}

/** The list of caught mails, newest first. */
export function listPage(mails: readonly CaughtMail[], to: string | undefined): string {
  const filter = to === undefined ? '' : `<p class="filter">To ${escape(to)} · <a href="/">Show all</a></p>`;
  const list =
    mails.length === 0
      ? '<p class="empty">No mail yet. What the product sends appears here within a second.</p>'
      : `<ul data-newest="${mails[0]?.id ?? ''}">${mails.map(row).join('')}</ul>`;
  return page('Inbox', `<h1>Inbox</h1>${filter}${list}`);
}

/** One mail: its HTML in a frame that runs nothing, and its text. */
export function messagePage(mail: CaughtMail): string {
  const shown =
    mail.html === ''
      ? ''
      : `<iframe title="The mail" src="/messages/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  const code = mail.otp === null ? '' : `<div><dt>Code</dt><dd class="otp">${mail.otp}</dd></div>`;
  return page(
    mail.subject,
    `<p class="filter"><a href="/">All mail</a></p><h1>${escape(mail.subject) || 'No subject'}</h1>
<dl><div><dt>To</dt><dd><a href="/?to=${encodeURIComponent(mail.to)}">${escape(mail.to)}</a></dd></div><div><dt>From</dt><dd>${escape(mail.from)}</dd></div><div><dt>Received</dt><dd>${time(mail.receivedAt)}</dd></div>${code}</dl>
${shown}
<details${mail.html === '' ? ' open' : ''}><summary>Text</summary><pre>${escape(mail.text)}</pre></details>`,
  );
}

/** Asks for the key, where others than this machine can come to the inbox. */
export const keyPage = (isWrong: boolean): string =>
  page(
    'Inbox',
    `<h1>This inbox asks for its key</h1><p class="empty">${isWrong ? 'That is not the key. ' : ''}The start of Benesight printed it, in the address of the inbox.</p>
<form action="/"><label for="key">Key</label> <input id="key" name="key" autocomplete="off" required autofocus> <button type="submit">Open</button></form>`,
  );

/** A plain answer for an address that leads nowhere. */
export const missingPage = (): string =>
  page(
    'Not found',
    '<h1>No such mail</h1><p class="empty">It may have made room for newer mail. <a href="/">All mail</a></p>',
  );

export const styles = `:root{color-scheme:light dark;--paper:light-dark(oklch(98% .006 85),oklch(19% .022 268));--raised:light-dark(oklch(99.6% .003 85),oklch(22.5% .024 268));--ink:light-dark(oklch(22% .02 270),oklch(94.5% .008 85));--soft:light-dark(oklch(40% .02 270),oklch(81% .012 275));--line:light-dark(oklch(22% .02 270/.13),oklch(94% .008 85/.13));--hover:light-dark(oklch(22% .02 270/.055),oklch(94% .008 85/.07));--focus:light-dark(oklch(47% .15 258),oklch(78% .105 252))}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/24px 'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif;font-variant-numeric:tabular-nums lining-nums}
header{display:flex;flex-wrap:wrap;align-items:center;gap:6px 16px;padding:16px 24px;border-bottom:1px solid var(--line)}
.brand{display:inline-flex;align-items:center;gap:10px;color:inherit;text-decoration:none;font:500 18px/24px 'Newsreader','Iowan Old Style',Georgia,serif}
.what,.filter,time,.empty{color:var(--soft);font-size:13px;line-height:20px}
main{max-width:960px;margin:0 auto;padding:32px 24px 64px}
h1{margin:0 0 20px;font:500 28px/34px 'Newsreader','Iowan Old Style',Georgia,serif;overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:3px}
a:focus-visible,summary:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}
ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:10px;background:var(--raised);overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:minmax(0,15rem) minmax(0,1fr) auto;gap:4px 20px;padding:12px 18px;text-decoration:none}
li a:hover{background:var(--hover)}
li a:focus-visible{outline-offset:-2px}
.to,.subject{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.subject{font-weight:570}
.when{display:flex;gap:14px;align-items:center}
.when b,.otp{font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace;font-weight:500;letter-spacing:.08em}
dl{display:flex;flex-wrap:wrap;gap:8px 32px;margin:0 0 24px}
dt{color:var(--soft);font-size:13px}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:min(44rem,70vh);border:1px solid var(--line);border-radius:10px;background:#fff;background-clip:padding-box}
form{display:flex;flex-wrap:wrap;align-items:center;gap:12px;margin-top:20px}
form input{flex:1 1 16rem;max-width:26rem;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:8px 12px}
form button{font:inherit;font-weight:570;color:var(--paper);background:var(--ink);border:0;border-radius:6px;padding:9px 18px;cursor:pointer}
form :focus-visible{outline:2px solid var(--focus);outline-offset:2px}
details{margin-top:20px}
summary{cursor:pointer;color:var(--soft)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:400 13px/21px ui-monospace,'SF Mono',Menlo,Consolas,monospace}
@media (max-width:640px){main{padding:24px 16px}li a{grid-template-columns:1fr}.when{justify-content:space-between}}
`;

/** Shows new mail by itself: asks every two seconds which is the newest. */
export const script = `const list = document.querySelector('ul[data-newest], .empty');
const shown = list?.dataset.newest ?? '';
if (location.pathname === '/' && list !== null) {
  const look = async () => {
    if (document.hidden) return;
    const answer = await fetch('/api/messages' + location.search);
    const [newest] = await answer.json();
    if (newest !== undefined && newest.id !== shown) location.reload();
  };
  setInterval(() => look().catch(() => undefined), 2000);
}
`;
