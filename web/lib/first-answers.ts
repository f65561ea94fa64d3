declare global {
  /** What `web/public/first.js` asked for before any other script was here: the token it asked with, and answers by path. */
  var firstAnswers: { token: string; byPath: Partial<Record<string, Promise<Response>>> } | undefined;
}

/** After so many milliseconds a page's first answers are old: who took none of them asks again. */
const OLD = 20_000;

/** The answer to a GET that was asked for ahead with this very token; each is taken once, so that nothing old is shown later. */
export function takeFirstAnswer(path: string, token: string | null): Promise<Response> | undefined {
  const asked = globalThis.firstAnswers;
  if (asked === undefined || asked.token !== token || performance.now() > OLD) return undefined;
  const answer = asked.byPath[path];
  delete asked.byPath[path];
  return answer;
}
