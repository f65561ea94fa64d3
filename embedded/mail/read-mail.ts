import PostalMime from 'postal-mime';

interface MailContent {
  from: string;
  subject: string;
  html: string;
  text: string;
  links: string[];
  otp: string | null;
  messageId: string | null;
}

/** Reads a mail as it came over SMTP. */
export async function readMail(raw: Uint8Array): Promise<MailContent> {
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? '';
  const text = mail.text ?? '';
  return {
    from: mail.from?.name ? `${mail.from.name} <${mail.from.address ?? ''}>` : (mail.from?.address ?? ''),
    subject: mail.subject ?? '',
    html,
    text,
    links: linksOf(html, text),
    otp: codeOf(text === '' ? html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/gi, ' ') : text),
    messageId: mail.messageId ?? null,
  };
}

const entity = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

function linksOf(html: string, text: string): string[] {
  const hrefs = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    entity(match[1] ?? match[2] ?? ''),
  );
  const bare = [...text.matchAll(/https?:\/\/[^\s<>"]+/gi)].map(([address]) => address.replace(/[.,;:!?)\]]+$/, ''));
  return [...new Set([...hrefs, ...bare].filter((address) => /^https?:\/\//i.test(address)))];
}

/** The first six or ten digits that stand alone: addresses and links may hold digits too. */
function codeOf(text: string): string | null {
  const prose = text.replaceAll(/https?:\/\/\S+|\S+@\S+/gi, ' ');
  return /(?<![\d#.,-])(?:\d{10}|\d{6})(?![\d,-])(?!\.\d)/.exec(prose)?.[0] ?? null;
}
