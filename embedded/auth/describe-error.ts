/*
 * What may be logged about a failure. Error texts of database layers and mailers carry the values they were working
 * with: a live link, a code, an address. So nothing is logged that could hold one.
 */

/** A SQLSTATE, or a code of Node's such as ECONNREFUSED. */
const codeForm = /^[A-Z0-9_]{3,40}$/;

/** Database errors of this class are about a value and quote it. */
const aboutData = /^22[A-Z0-9]{3}$/;

/** What could be a value in a sentence: an address of any kind, something long with digits in it, a code of six digits or more. */
const values = [/[a-z][a-z0-9+.-]*:\/\/\S+/gi, /\S+@\S+/g, /(?=[\w.~+/=-]*\d)[\w.~+/=-]{20,}/g, /\d{6,}/g];

/** The code and the sentence of a failure's first cause, without any value; for logs. */
export function describeError(error: unknown): string {
  const first = firstCause(error);
  if (!(first instanceof Error)) return 'unknown';
  const code = codeOf(first);
  const parts = [first.name, code, aboutData.test(code) ? '' : sentenceOf(first)];
  return parts.filter((part) => part !== '').join(' ');
}

function firstCause(error: unknown): unknown {
  let cause = error;
  for (let depth = 0; depth < 8 && cause instanceof Error && cause.cause instanceof Error; depth += 1) {
    cause = cause.cause;
  }
  return cause;
}

function codeOf(error: Error): string {
  const code = 'code' in error ? error.code : '';
  return typeof code === 'string' && codeForm.test(code) ? code : '';
}

/** The first line only, and of that nothing from a list of parameters on. */
function sentenceOf(error: Error): string {
  const [line = ''] = error.message.split(/[\r\n]|\bparams:/i);
  return values
    .reduce((text, form) => text.replaceAll(form, '…'), line)
    .trim()
    .slice(0, 200);
}
