/** A refusal that is meant for the frame; anything else that is thrown becomes a 500 without its text. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
  }
}

export const notFound = (): Problem => new Problem(404, 'not_found', 'This does not exist, or it is not yours.');

/** The frame's token counts no more: the page around it can give another. */
export const sessionExpired = (): Problem =>
  new Problem(401, 'session_expired', 'Your session has ended. It begins again by itself.');
