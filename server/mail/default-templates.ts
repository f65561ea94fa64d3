import { layout, type LayoutParts } from './layout.ts';

/** Every mail that the product sends. */
export const templateTypes = [
  'confirmation',
  'recovery',
  'magic_link',
  'email_change',
  'reauthentication',
  'invite',
  'already_registered',
  'password_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_code_used',
  'new_device',
  'account_deleted',
  'search_request_completed',
  'search_request_rejected',
  'referral_invitation',
  'credits_low',
  'credits_ending',
] as const;
export type TemplateType = (typeof templateTypes)[number];

/** A variable of a template, for whoever edits it. */
export interface TemplateVariable {
  name: string;
  description: string;
}

interface DefaultTemplate {
  name: string;
  subject: string;
  description: string;
  variables: readonly TemplateVariable[];
  parts: LayoutParts;
}

const email: TemplateVariable = { name: 'email', description: 'The address that the mail is sent to' };
const code: TemplateVariable = { name: 'code', description: 'Six digits, ten to sign in with; good for ten minutes' };
const signIn: TemplateVariable = { name: 'url', description: 'The sign-in page' };
const authenticator: TemplateVariable = { name: 'name', description: 'What the authenticator was called' };
const support: TemplateVariable = { name: 'support', description: 'The address of the support' };
const url: TemplateVariable = { name: 'url', description: 'The link, good for 24 hours' };

const times = 'The link works for 24 hours and the code for ten minutes, once.';
const ignore = 'If this was not you, you can ignore this mail: nothing happens without the link or the code.';

const turnedOff = 'You can turn this mail off under Billing History.';

const defaults: Record<TemplateType, DefaultTemplate> = {
  confirmation: {
    name: 'Email confirmation',
    subject: 'Confirm your email',
    description: 'Sent when somebody signs up, to see that the address is theirs.',
    variables: [email, code, url],
    parts: {
      preview: 'One step, and your account is ready.',
      heading: 'Confirm your email',
      intro: ['Welcome to Benesight. Please confirm that {{email}} is yours, and your account is ready.'],
      button: 'Confirm email',
      code: 'Or enter this code on the page where you signed up:',
      notes: [times, 'If you did not sign up, you can ignore this mail: no account is opened without you.'],
    },
  },
  recovery: {
    name: 'Password reset',
    subject: 'Reset your password',
    description: 'Sent when somebody asks for a new password.',
    variables: [email, code, url],
    parts: {
      preview: 'Choose a new password for your account.',
      heading: 'Reset your password',
      intro: ['Somebody, most likely you, asked for a new password for {{email}}.'],
      button: 'Choose a new password',
      code: 'Or enter this code where you were asked for it:',
      notes: [times, 'If this was not you, you can ignore this mail: your password stays as it is.'],
    },
  },
  magic_link: {
    name: 'Sign-in link',
    subject: 'Your sign-in link',
    description: 'Sent when somebody asks to sign in without a password.',
    variables: [email, code, url],
    parts: {
      preview: 'Sign in without a password.',
      heading: 'Sign in to Benesight',
      intro: ['Use the button to sign in as {{email}}.'],
      button: 'Sign in',
      code: 'Or enter this code on the sign-in page:',
      notes: [times, ignore],
    },
  },
  email_change: {
    name: 'Email change',
    subject: 'Confirm the change of your email address',
    description: 'Sent to the old and to the new address when somebody changes theirs; both must agree.',
    variables: [email, code, url],
    parts: {
      preview: 'The change takes effect once both addresses have agreed.',
      heading: 'Confirm the change',
      intro: [
        'The email address of your Benesight account is about to change. Both the old and the new address must agree; this mail is for {{email}}.',
      ],
      button: 'Confirm the change',
      code: 'Or enter this code where you were asked for it:',
      notes: [times, 'If this was not you, do not confirm, and change your password.'],
    },
  },
  reauthentication: {
    name: 'Security code',
    subject: 'Your security code',
    description: 'Sent before a sensitive change, to see that it is really the person. It has no link.',
    variables: [email, code],
    parts: {
      preview: 'Confirm that it is you.',
      heading: 'Confirm that it is you',
      intro: ['You are about to make a change that needs a second look.'],
      button: null,
      code: 'Enter this code to go on:',
      notes: [
        'The code works for ten minutes, once. We never ask for it by phone or mail.',
        'If this was not you, change your password: somebody may be signed in as you.',
      ],
    },
  },
  invite: {
    name: 'Invitation',
    subject: 'You are invited to Benesight',
    description: 'Sent when an administrator invites somebody.',
    variables: [email, code, url],
    parts: {
      preview: 'An account is waiting for you.',
      heading: 'You are invited',
      intro: ['An account on Benesight is waiting for {{email}}. Accept the invitation and choose a password.'],
      button: 'Accept the invitation',
      code: 'Or enter this code where you were asked for it:',
      notes: [times, 'If you do not know why you were invited, you can ignore this mail.'],
    },
  },
  already_registered: {
    name: 'Sign-up with a known address',
    subject: 'You already have an account',
    description: 'Sent when somebody signs up with an address that has an account. It has no code.',
    variables: [email, signIn, support],
    parts: {
      preview: 'Somebody signed up with your address.',
      heading: 'You already have an account',
      intro: ['Somebody, most likely you, signed up with {{email}}, which has a Benesight account already.'],
      button: 'Sign in',
      code: null,
      notes: [
        'If you do not know your password, choose “Forgot password?” on the sign-in page.',
        'If this was not you, you can ignore this mail: your account and its password stay as they are. Questions? Write to {{support}}.',
      ],
    },
  },
  password_changed: {
    name: 'Password changed',
    subject: 'Your password was changed',
    description: 'Sent when the password of an account was changed. It has no code.',
    variables: [email, signIn, support],
    parts: {
      preview: 'If this was not you, choose a new password at once.',
      heading: 'Your password was changed',
      intro: ['The password of {{email}} was just changed. Every other device was signed out.'],
      button: 'Sign in',
      code: null,
      notes: [
        'If this was not you, choose “Forgot password?” on the sign-in page at once: the mail that follows lets you choose a password that only you know. If it does not come, write to {{support}}.',
      ],
    },
  },
  email_changed: {
    name: 'Email changed',
    subject: 'Your email address was changed',
    description: 'Sent to the old address when the address of an account was changed. It has no code.',
    variables: [email, { name: 'address', description: 'The new address' }, signIn, support],
    parts: {
      preview: 'You sign in with another address from now on.',
      heading: 'Your email address was changed',
      intro: ['The Benesight account of {{email}} now belongs to {{address}}. Sign in with that address from now on.'],
      button: 'Sign in',
      code: null,
      notes: ['Both mailboxes agreed to this change. If this was not you, write to {{support}} at once.'],
    },
  },
  factor_added: {
    name: 'Second factor added',
    subject: 'An authenticator app was added',
    description: 'Sent when a second factor was set up. It has no code.',
    variables: [email, authenticator, signIn, support],
    parts: {
      preview: 'Signing in asks for a code from now on.',
      heading: 'An authenticator app was added',
      intro: ['“{{name}}” was added to {{email}}. Signing in asks for a code of it from now on.'],
      button: 'Sign in',
      code: null,
      notes: ['If this was not you, choose a new password at once and write to {{support}}.'],
    },
  },
  factor_removed: {
    name: 'Second factor removed',
    subject: 'An authenticator app was removed',
    description: 'Sent when a second factor was removed. It has no code.',
    variables: [email, authenticator, signIn, support],
    parts: {
      preview: 'If this was not you, choose a new password at once.',
      heading: 'An authenticator app was removed',
      intro: ['“{{name}}” was removed from {{email}}. Its codes no longer work.'],
      button: 'Sign in',
      code: null,
      notes: ['If this was not you, choose a new password at once and write to {{support}}.'],
    },
  },
  recovery_code_used: {
    name: 'Recovery code used',
    subject: 'A recovery code was used',
    description: 'Sent when somebody signed in with a recovery code. It has no code.',
    variables: [email, { name: 'left', description: 'How many recovery codes are left' }, signIn, support],
    parts: {
      preview: 'If this was not you, choose a new password at once.',
      heading: 'A recovery code was used',
      intro: ['Somebody signed in as {{email}} with a recovery code. Recovery codes left: {{left}}.'],
      button: 'Sign in',
      code: null,
      notes: [
        'On your account page you can set up a new authenticator app, and make new codes.',
        'If this was not you, choose a new password at once and write to {{support}}.',
      ],
    },
  },
  new_device: {
    name: 'Sign-in on a new device',
    subject: 'Your account was used on a new device',
    description: 'Sent when somebody signs in with a browser that the account has not used before. It has no code.',
    variables: [
      email,
      { name: 'device', description: 'The browser and system, as they name themselves' },
      { name: 'network', description: 'The network address' },
      signIn,
      support,
    ],
    parts: {
      preview: 'Was this you?',
      heading: 'A new device signed in',
      intro: ['{{email}} just signed in with {{device}}, from the network address {{network}}.'],
      button: 'Go to Benesight',
      code: null,
      notes: [
        'If this was you, there is nothing to do. If it was not, choose a new password at once: it signs every other device out. If you cannot, write to {{support}}.',
      ],
    },
  },
  account_deleted: {
    name: 'Account deleted',
    subject: 'Your account was deleted',
    description: 'Sent when an account was deleted, by its owner or for them. Nothing of it is kept, nor this mail.',
    variables: [email, support],
    parts: {
      preview: 'Everything that was yours is gone.',
      heading: 'Your account was deleted',
      intro: [
        'The Benesight account of {{email}} was deleted, with its chats, searches, unlocked guides and credits.',
        'Records of payments are kept without your name, as bookkeeping asks. A subscription has ended.',
      ],
      button: null,
      code: null,
      notes: [
        'If this was not you, write to {{support}} at once. You can sign up again with this address at any time.',
      ],
    },
  },
  referral_invitation: {
    name: 'Referral invitation',
    subject: '{{name}} invites you to Benesight',
    description: 'Sent to an address that a person invites.',
    variables: [
      { name: 'name', description: 'Who invites' },
      { name: 'url', description: 'The sign-up page, with a note of who invited' },
    ],
    parts: {
      preview: 'Employer benefit guides, searched, read and compared.',
      heading: '{{name}} thinks this is for you',
      intro: [
        'Benesight answers benefits questions from 7,500+ employer guides, with the page behind every figure.',
        'Signing up is free.',
      ],
      button: 'See for yourself',
      code: null,
      notes: ['{{name}} entered your address. We send this once, and nothing after it.'],
    },
  },
  credits_low: {
    name: 'Credits run low',
    subject: 'Your credits are running low',
    description: 'Sent once when the balance of somebody falls to the cost of one analysis.',
    variables: [
      { name: 'credits', description: 'What is left, as in “3 credits”' },
      { name: 'url', description: 'The page of the plans' },
    ],
    parts: {
      preview: '{{credits}} left on your account.',
      heading: 'Your credits are running low',
      intro: ['You have {{credits}} left. A plan brings new credits every month.'],
      button: 'See the plans',
      code: null,
      notes: [turnedOff],
    },
  },
  credits_ending: {
    name: 'Credits end soon',
    subject: 'Some of your credits end soon',
    description: 'Sent once for all credits of somebody that end within a week.',
    variables: [
      { name: 'endings', description: 'How many credits end when, a line for each day' },
      { name: 'url', description: 'The billing history' },
    ],
    parts: {
      preview: 'Use them before they end.',
      heading: 'Some of your credits end soon',
      intro: ['<span style="display:block;white-space:pre-line">{{endings}}</span>'],
      button: 'See your balance',
      code: null,
      notes: [turnedOff],
    },
  },
  search_request_completed: {
    name: 'Request completed',
    subject: 'What you asked for is in the library',
    description: 'Sent when an administrator completes a request for information.',
    variables: [
      { name: 'query', description: 'What was searched for' },
      { name: 'adminNotes', description: 'What the administrator says about it; may be empty' },
      { name: 'url', description: 'The search for it' },
    ],
    parts: {
      preview: 'You can search for it now.',
      heading: 'It is in the library',
      // A block without words takes no room: where there are no notes, nothing shows that there could be some.
      intro: [
        'You asked for “{{query}}”. You can search for it now.<span style="display:block;white-space:pre-line">{{adminNotes}}</span>',
      ],
      button: 'Search for it',
      code: null,
      notes: ['You get this mail because you asked for information in Peripheral Vision. Searching is free.'],
    },
  },
  search_request_rejected: {
    name: 'Request declined',
    subject: 'What you asked for could not be found',
    description: 'Sent when an administrator rejects a request for information.',
    variables: [
      { name: 'query', description: 'What was searched for' },
      { name: 'adminNotes', description: 'What the administrator says about it; may be empty' },
      { name: 'url', description: 'The search for it' },
    ],
    parts: {
      preview: 'We looked for it and did not find it.',
      heading: 'We did not find it',
      intro: [
        'You asked for “{{query}}”. We looked for it and cannot add it.<span style="display:block;white-space:pre-line">{{adminNotes}}</span>',
      ],
      button: 'See what comes near',
      code: null,
      notes: [
        'You get this mail because you asked for information in Peripheral Vision. You can ask again at any time.',
      ],
    },
  },
};

/** Whether mails of a kind hold a code or a link that opens something: these are never kept. */
export const holdsSecret = (templateType: string): boolean =>
  templateTypes.some((type) => type === templateType && defaults[type].variables.includes(code));

/** The rows that a new installation begins with. The sender's address is left to the installation. */
export const defaultTemplates = templateTypes.map((templateType) => {
  const { name, subject, description, variables, parts } = defaults[templateType];
  return {
    templateType,
    templateName: name,
    fromName: 'Benesight',
    fromEmail: '',
    subject,
    htmlBody: layout(parts),
    description,
    variables,
  };
});
