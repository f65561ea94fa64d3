import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { requireChallenge } from './flows.ts';
import { limitMails, requestMail } from './mails.ts';
import type { MailPurpose } from './mails.ts';
import { challenge, clientIp, limitClient, metadata, query, readBody, requireEmail, text } from './request.ts';

/*
 * Three calls that anybody may make for any address. All of them answer `{}`, whether there is such an account,
 * whether it is the first time or the tenth, and in the same time: the mail is written afterwards, by the worker.
 */

const otpBody = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data: metadata,
  ...challenge,
});

/** POST /otp: a link and a code to sign in with; makes the account unless told not to. */
export async function otp(context: AuthContext, request: FastifyRequest): Promise<Record<string, never>> {
  await limitClient(context, request, 'otp');
  const given = readBody(request, otpBody);
  refusePhone(given.phone);
  if (given.email === '') throw invalid('One of email or phone must be set');
  const codeChallenge = requireChallenge(given);
  const email = requireEmail(given.email);
  await limitMails(context, request);
  await requestMail(context, {
    purpose: 'magiclink',
    email,
    redirectTo: context.redirects.safe(query(request, 'redirect_to')),
    codeChallenge,
    createUser: given.create_user !== false && context.settings.signupEnabled,
    data: given.data,
    network: clientIp(request, context.settings.trustedProxies),
  });
  return {};
}

const recoverBody = z.object({ email: text, ...challenge });

/** POST /recover: a mail with which to choose a new password. */
export async function recover(context: AuthContext, request: FastifyRequest): Promise<Record<string, never>> {
  await limitClient(context, request, 'recover');
  const given = readBody(request, recoverBody);
  if (given.email === '') throw invalid('Password recovery requires an email');
  const codeChallenge = requireChallenge(given);
  const email = requireEmail(given.email);
  await limitMails(context, request);
  await requestMail(context, {
    purpose: 'recovery',
    email,
    redirectTo: context.redirects.safe(query(request, 'redirect_to')),
    codeChallenge,
    network: clientIp(request, context.settings.trustedProxies),
  });
  return {};
}

const resendBody = z.object({ type: text, email: text, phone: text, ...challenge });

const resendPurposes: Record<string, MailPurpose> = { signup: 'confirmation', email_change: 'email_change' };

/** POST /resend: the sign-up's or the address change's mail once more. */
export async function resend(context: AuthContext, request: FastifyRequest): Promise<Record<string, never>> {
  await limitClient(context, request, 'resend');
  const given = readBody(request, resendBody);
  refusePhone(given.phone);
  const purpose = Object.hasOwn(resendPurposes, given.type) ? resendPurposes[given.type] : undefined;
  if (purpose === undefined) throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  if (given.email === '') throw invalid('Type provided requires an email address');
  const codeChallenge = requireChallenge(given);
  const email = requireEmail(given.email);
  await limitMails(context, request);
  await requestMail(context, {
    purpose,
    email,
    redirectTo: context.redirects.safe(query(request, 'redirect_to')),
    codeChallenge,
    network: clientIp(request, context.settings.trustedProxies),
  });
  return {};
}

function refusePhone(phone: string): void {
  if (phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
}
