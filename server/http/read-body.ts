import type { FastifyInstance } from 'fastify';
import { Refusal, type ErrorCode } from '../../contract/errors.ts';

/**
 * A body that could not be read. It is refused where the body is asked for: after the caller is known and the thing
 * that the call is about is found, so that 401, 403 and 404 come first.
 */
export class UnreadableBody {
  readonly refusal: Refusal;

  constructor(code: ErrorCode) {
    this.refusal = new Refusal(code);
  }
}

/** Bodies are JSON. A POST that says so and has no body is allowed: it has no body. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (typeof text === 'string' && text.trim() === '') {
      done(null, undefined);
      return;
    }
    void parse(request, text.toString(), (error, body) =>
      done(null, error ? new UnreadableBody('malformed_body') : body),
    );
  });
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.once('error', () => undefined).resume();
    done(null, new UnreadableBody('unsupported_type'));
  });
}
