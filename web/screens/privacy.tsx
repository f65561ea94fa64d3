import { config } from '../lib/config.ts';
import { Clause, DocumentPage } from './document-page.tsx';
import { LegalText } from './legal-text.tsx';

/** /privacy: what is kept about a person, and why. */
export default function Privacy() {
  const { supportEmail, analytics } = config();
  return (
    <DocumentPage title="Privacy" lead="What is kept about you, what for, and what is not.">
      <LegalText name="privacy">
        <Clause title="What is kept">
          <ul className="grid list-disc gap-2 pl-5">
            <li>Your email address and a hash of your password, so that you can sign in.</li>
            <li>Your profile: name, company, its size, and your goals.</li>
            <li>Your searches, chats and opened guides, so that you find them again.</li>
            <li>Every credit that you gained or spent, as one keeps a ledger.</li>
            <li>Technical records of requests, to keep the service safe and working.</li>
          </ul>
        </Clause>
        <Clause title="Who sees it">
          <p>
            You, and the people who run this installation of Benesight where their work calls for it. To answer a
            question, the text of your chat and passages of guides are given to the language model that this
            installation uses. Nothing is sold, and nothing is used for advertising.
          </p>
        </Clause>
        <Clause title="Counting">
          {analytics === null ? (
            <p>Usage is not counted on this installation.</p>
          ) : (
            <p>
              If you agree, which screens and actions you use is counted, under a number that stands for you. What you
              type, and your email address, are not part of it. Nothing is sent before you agree, and you can change
              your mind on your account page.
            </p>
          )}
          <p>
            Two cookies are set, both for signing in: one remembers that this browser has signed in before, so that
            strangers who guess at your password cannot lock you out of it; one tells, for some minutes, that you have
            just confirmed a mail. Your browser keeps your session, the theme that you chose and similar small choices
            in its own storage, until you sign out or clear it.
          </p>
        </Clause>
        <Clause title="Your part">
          <p>
            Please do not enter personal health information, yours or anybody else’s: none is needed here. On your
            account page you see, correct, take along and delete what is kept about you; records of payments stay,
            without your name. With questions, write to{' '}
            <a href={`mailto:${supportEmail}`} className="text-link">
              {supportEmail}
            </a>
            .
          </p>
        </Clause>
      </LegalText>
    </DocumentPage>
  );
}
