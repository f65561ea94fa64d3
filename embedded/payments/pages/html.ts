/** Markup that is safe to send: everything in it was written here or escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: text is escaped, nothing (`null`, `undefined`, `false`) leaves no trace. */
export type Part = Html | string | number | null | undefined | false | readonly Part[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Markup from a template. Attributes that hold a part are written in double quotes, so that escaping covers them. */
export function html(written: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(written.map((text, at) => (at === 0 ? text : render(parts[at - 1]) + text)).join(''));
}

/**
 * An address as it may stand in a link: http, https, an app's own scheme, or a path of this server. What would run a
 * script becomes `#`, for addresses come from whoever holds the key.
 */
export function safeLink(address: string): string {
  const { protocol } = URL.canParse(address, 'http://here') ? new URL(address, 'http://here') : { protocol: 'data:' };
  return ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:'].includes(protocol) ? '#' : address;
}
