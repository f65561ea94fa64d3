import { typefaceStyle } from './typefaces.ts';

/** Texts of the page with the button, by the link's `type`. */
const texts: Record<string, { title: string; lead: string; button: string }> = {
  signup: {
    title: 'Confirm your email',
    lead: 'One click, and your Benesight account is ready.',
    button: 'Confirm email',
  },
  invite: {
    title: 'You are invited to Benesight',
    lead: 'Accept the invitation to open your account.',
    button: 'Accept invitation',
  },
  recovery: {
    title: 'Reset your password',
    lead: 'Continue to choose a new password for your Benesight account.',
    button: 'Continue',
  },
  magiclink: { title: 'Sign in to Benesight', lead: 'Continue to sign in on this device.', button: 'Sign in' },
  email_change: {
    title: 'Confirm the change of address',
    lead: 'Both the old and the new mailbox must agree before the address changes.',
    button: 'Confirm change',
  },
};

const fallback = { title: 'Continue to Benesight', lead: 'Continue to finish what you started.', button: 'Continue' };

export const confirmStyle = `${typefaceStyle}
:root{color-scheme:light dark;--paper:oklch(98% .006 85);--ink:oklch(22% .02 270);--quiet:oklch(45% .02 270);--line:oklch(90% .008 85);--act:oklch(22% .02 270);--on-act:oklch(98% .006 85)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(20% .025 270);--ink:oklch(95% .008 85);--quiet:oklch(76% .015 270);--line:oklch(33% .025 270);--act:oklch(95% .008 85);--on-act:oklch(20% .025 270)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:16px/1.5 "Instrument Sans",Inter,system-ui,sans-serif}
main{width:100%;max-width:400px}
.mark{display:flex;align-items:center;gap:10px;margin-bottom:36px;font:500 20px/1 Newsreader,"Source Serif 4",Georgia,serif}
.mark svg{width:28px;height:28px}
h1{margin:0 0 8px;font:500 30px/1.2 Newsreader,"Source Serif 4",Georgia,serif;letter-spacing:-.01em;text-wrap:balance}
p{margin:0 0 28px;color:var(--quiet)}
button{width:100%;min-height:48px;padding:12px 20px;border:0;border-radius:6px;background:var(--act);color:var(--on-act);font:inherit;font-weight:500;cursor:pointer}
button:hover{opacity:.9}
button:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
.note{margin:28px 0 0;padding-top:16px;border-top:1px solid var(--line);font-size:14px}
`;

/** The bars of the mark: x, y and height of each; a chart whose ends trace an eye. */
const bars = [
  [-12.6, -4.7, 9.4],
  [-8.4, -9.3, 18.6],
  [-4.2, -12.1, 7.8],
  [-4.2, 4.3, 7.8],
  [0, -13, 7],
  [0, 6, 7],
  [4.2, -12.1, 7.8],
  [4.2, 4.3, 7.8],
  [8.4, -9.3, 18.6],
  [12.6, -4.7, 9.4],
] as const;

const mark = `<div class="mark"><svg viewBox="-16 -16 32 32" aria-hidden="true" fill="currentColor">${bars
  .map(([x, y, height]) => `<rect x="${(x - 1.3).toFixed(1)}" y="${y}" width="2.6" height="${height}" rx="1.3"/>`)
  .join('')}<circle r="2.7"/></svg>Benesight</div>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (value: string): string => value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** The page as HTML. `redirectTo` has been checked. */
export function confirmPage(link: { token: string; type: string; redirectTo: string }): string {
  const text = (Object.hasOwn(texts, link.type) ? texts[link.type] : undefined) ?? fallback;
  const hidden = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${escape(value)}">`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text.title}</title><style>${confirmStyle}</style></head>
<body><main>${mark}<h1>${text.title}</h1><p>${text.lead}</p>
<form method="post" action="/auth/v1/confirm">${hidden('token', link.token)}${hidden('type', link.type)}${hidden('redirect_to', link.redirectTo)}<button type="submit">${text.button}</button></form>
<p class="note">If you did not ask for this, close this page. Nothing happens without the button.</p></main></body></html>
`;
}
