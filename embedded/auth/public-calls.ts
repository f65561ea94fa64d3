import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';

const providers = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];

/** GET /settings: what a sign-in form may offer. */
export function publicSettings(context: AuthContext): Record<string, unknown> {
  const { settings } = context;
  return {
    external: {
      anonymous_users: settings.anonymousEnabled,
      ...Object.fromEntries(providers.map((name) => [name, false])),
      email: true,
      phone: false,
    },
    disable_signup: !settings.signupEnabled,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
    // Calls that the hosted wire does not have: a screen shows them where they are.
    extensions: ['sessions', 'recovery_codes'],
  };
}

/** GET /health */
export async function health(context: AuthContext): Promise<Record<string, string>> {
  await context.pool.query('select 1');
  return { version: 'embedded-1', name: 'GoTrue', description: 'Sign-in for Benesight, on the GoTrue wire' };
}

/** Calls of the wire that this service does not offer, with the refusal that the hosted one gives when they are off. */
export const turnedOff = {
  passkeys: () => new AuthError(404, 'passkey_disabled', 'Passkeys are disabled'),
  oauthServer: () => new AuthError(404, 'feature_disabled', 'OAuth server is disabled'),
  customProviders: () => new AuthError(404, 'feature_disabled', 'Custom OAuth providers are disabled'),
  authorize: () => new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
  identities: () => new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  sso: () => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
};
