/** What a mail of ours consists of. The parts are HTML; `{{name}}` in them stays for the sending. */
export interface LayoutParts {
  /** The line that a list of mails shows behind the subject. */
  preview: string;
  heading: string;
  /** Paragraphs above the button and the code. */
  intro: readonly string[];
  /** The label of the button that leads to `{{url}}`; null: no button. */
  button: string | null;
  /** The sentence above `{{code}}`; null: no code. */
  code: string | null;
  /** Small print below. */
  notes: readonly string[];
}

const serif = "Newsreader, 'Iowan Old Style', Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

/** The mark as cells of a table: mail programs show neither SVG nor, at first, any picture. */
const bars = [8, 16, 20, 22, 20, 16, 8]
  .map(
    (height) =>
      `<td valign="middle" style="padding:0 2px 0 0"><div class="ink-fill" style="width:2px;height:${height}px;background:#191c28;border-radius:1px;font-size:0;line-height:0">&nbsp;</div></td>`,
  )
  .join('');

const dark = `
      .page { background: #12151f !important; }
      .sheet { background: #1a1e2b !important; border-color: #2c3140 !important; }
      .ink { color: #f0eee9 !important; }
      .ink-fill { background: #f0eee9 !important; }
      .soft { color: #bfc2cd !important; }
      .faint { color: #9da1b0 !important; }
      .rule { border-color: #2c3140 !important; }
      .code { background: #12151f !important; border-color: #2c3140 !important; color: #f0eee9 !important; }
      .button { background: #f0eee9 !important; color: #12151f !important; }`;

const paragraph = (text: string): string =>
  `<p class="soft" style="margin:0 0 16px;font:400 16px/25px ${sans};color:#3d4150">${text}</p>`;

const note = (text: string): string =>
  `<p class="faint" style="margin:0 0 8px;font:400 13px/20px ${sans};color:#676b7a">${text}</p>`;

const buttonOf = (label: string): string =>
  `<p style="margin:24px 0"><a class="button" href="{{url}}" style="display:inline-block;padding:12px 22px;border-radius:6px;background:#191c28;color:#fbfaf7;font:600 15px/22px ${sans};text-decoration:none">${label}</a></p>`;

const codeOf = (sentence: string): string =>
  `${paragraph(sentence)}
          <p class="code" style="margin:0 0 24px;padding:14px 18px;border:1px solid #e3e0d8;border-radius:6px;background:#f6f4ef;color:#191c28;font:500 28px/34px ${mono};letter-spacing:6px">{{code}}</p>`;

/** Builds the HTML of a mail: one column, tables and inline styles only, as mail programs want it. */
export function layout(parts: LayoutParts): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${parts.heading}</title>
    <style>
      @media (prefers-color-scheme: dark) {${dark}
      }
    </style>
  </head>
  <body class="page" style="margin:0;padding:0;background:#f8f6f1">
    <div style="display:none;max-height:0;overflow:hidden">${parts.preview}</div>
    <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f6f1">
      <tr><td align="center" style="padding:40px 16px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px">
          <tr><td style="padding:0 4px 20px">
            <table role="presentation" cellpadding="0" cellspacing="0"><tr>${bars}<td class="ink" valign="middle" style="padding-left:8px;font:500 20px/24px ${serif};color:#191c28">Benesight</td></tr></table>
          </td></tr>
          <tr><td class="sheet" align="left" style="padding:36px 32px 24px;border:1px solid #e3e0d8;border-radius:10px;background:#fdfcfa">
          <h1 class="ink" style="margin:0 0 16px;font:500 28px/34px ${serif};color:#191c28">${parts.heading}</h1>
          ${parts.intro.map(paragraph).join('\n          ')}
          ${parts.button === null ? '' : buttonOf(parts.button)}
          ${parts.code === null ? '' : codeOf(parts.code)}
          <div class="rule" style="margin:8px 0 16px;border-top:1px solid #e3e0d8;font-size:0;line-height:0">&nbsp;</div>
          ${parts.notes.map(note).join('\n          ')}
          </td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>
`;
}
