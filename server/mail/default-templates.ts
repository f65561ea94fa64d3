import { layout, type LayoutParts } from './layout.ts';

/** Every mail that the product sends. */
export const templateTypes = [
  'confirmation',
  'recovery',
  'magic_link',
  'email_change',
  'reauthentication',
  'invite',
  'search_request_completed',
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
const code: TemplateVariable = { name: 'code', description: 'Six digits, good for ten minutes' };
const url: TemplateVariable = { name: 'url', description: 'The link, good for 24 hours' };

const times = 'The link works for 24 hours and the code for ten minutes, once.';
const ignore = 'If this was not you, you can ignore this mail: nothing happens without the link or the code.';

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
};

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
