import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { adminRoutes } from './admin-routes.ts';
import { requireCaller } from './caller.ts';
import { pressConfirm, showConfirm } from './confirm.ts';
import type { AuthContext } from './context.ts';
import { challengeFactor, enroll, unenroll } from './factors.ts';
import { verifyFactor } from './factor-verify.ts';
import { rememberBrowser } from './known-browsers.ts';
import { logout } from './logout.ts';
import { otp, recover, resend } from './mail-calls.ts';
import { reauthenticate } from './password-change.ts';
import { health, publicSettings, turnedOff } from './public-calls.ts';
import { signup } from './signup.ts';
import { token } from './token.ts';
import { typeface } from './typefaces.ts';
import { countRecoveryCodes, createRecoveryCodes, verifyRecoveryCode } from './recovery-codes.ts';
import { endSession, listSessions } from './sessions.ts';
import { getUser, putUser } from './user.ts';
import { verifyLink } from './verify-link.ts';
import { verify } from './verify.ts';

/** What the hosted service has and this one does not, wherever the hosted one says so without asking who calls. */
const turnedOffPaths: readonly (readonly [string, () => Error])[] = [
  ['/sso', turnedOff.sso],
  ['/sso/*', turnedOff.sso],
  ['/passkeys', turnedOff.passkeys],
  ['/passkeys/*', turnedOff.passkeys],
  ['/oauth/*', turnedOff.oauthServer],
  ['/user/oauth/grants', turnedOff.oauthServer],
  ['/.well-known/oauth-authorization-server', turnedOff.oauthServer],
];

type Call = (context: AuthContext, request: FastifyRequest) => Promise<unknown>;

const SignedIn = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

const pathId = (request: FastifyRequest): string => (request.params as { id?: string }).id ?? '';

/** Every call of the wire, in the order of the specification's table. */
export function routes(context: AuthContext): (app: FastifyInstance) => Promise<void> {
  const json = (call: Call) => async (request: FastifyRequest, reply: FastifyReply) =>
    reply.type('application/json').send(JSON.stringify(await call(context, request)));
  /** For calls that may sign somebody in: the browser is known to the account from then on. */
  const session = (call: Call) => async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await call(context, request);
    const signedIn = SignedIn.safeParse(answer);
    if (signedIn.success) {
      rememberBrowser(context, request, reply, signedIn.data.user.id);
      // A sign-in on a new device is told by mail.
      context.mailWaiting();
    }
    return reply.type('application/json').send(JSON.stringify(answer));
  };
  const withId = (call: (context: AuthContext, request: FastifyRequest, id: string) => Promise<unknown>) =>
    json((_context, request) => call(context, request, pathId(request)));

  return async (app) => {
    app.post('/signup', session(signup));
    app.post('/token', session(token));
    app.post('/otp', json(otp));
    app.post('/magiclink', json(otp));
    app.post('/verify', session(verify));
    app.get('/verify', (request, reply) => verifyLink(context, request, reply));
    app.route({
      method: ['GET', 'HEAD'],
      url: '/confirm',
      handler: (request, reply) => showConfirm(context, request, reply),
    });
    app.post('/confirm', (request, reply) => pressConfirm(context, request, reply));
    app.get('/typefaces/:name', async (request, reply) => {
      const file = await typeface((request.params as { name: string }).name);
      if (file === null) return reply.callNotFound();
      return reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(file);
    });
    app.post('/recover', json(recover));
    app.post('/resend', json(resend));
    app.get('/reauthenticate', json(reauthenticate));
    app.get('/user', json(getUser));
    app.put('/user', json(putUser));
    app.post('/logout', (request, reply) => logout(context, request, reply));

    const identities = json(async (_context, request) => {
      await requireCaller(context, request);
      throw turnedOff.identities();
    });
    app.get('/user/identities', identities);
    app.get('/user/identities/authorize', identities);
    app.delete('/user/identities/:id', identities);

    app.post('/factors', json(enroll));
    app.post('/factors/:id/challenge', withId(challengeFactor));
    app.post('/factors/:id/verify', withId(verifyFactor));
    app.delete('/factors/:id', withId(unenroll));

    app.get('/recovery-codes', json(countRecoveryCodes));
    app.post('/recovery-codes', json(createRecoveryCodes));
    app.post('/recovery-codes/verify', json(verifyRecoveryCode));
    app.get('/sessions', json(listSessions));
    app.delete('/sessions/:id', withId(endSession));

    app.get('/authorize', () => Promise.reject(turnedOff.authorize()));
    for (const [path, refusal] of turnedOffPaths) app.all(path, () => Promise.reject(refusal()));
    app.get(
      '/settings',
      json(async () => publicSettings(context)),
    );
    app.get('/health', json(health));
    app.get('/.well-known/jwks.json', async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=600')
        .type('application/json')
        .send(JSON.stringify((await context.keys.current()).published)),
    );
    await app.register(adminRoutes(context));
  };
}
