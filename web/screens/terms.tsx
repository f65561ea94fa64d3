import { config } from '../lib/config.ts';
import { Clause, DocumentPage } from './document-page.tsx';
import { LegalText } from './legal-text.tsx';

/** /terms: what one agrees to, in plain words. */
export default function Terms() {
  const { supportEmail } = config();
  return (
    <DocumentPage title="Terms" lead="What you can expect of Benesight, and what it expects of you.">
      <LegalText name="terms">
        <Clause title="What it is">
          <p>
            Benesight helps people who work with employee benefits to find and understand employer benefit guides. Its
            answers point to the guides and pages they rest on. Read those pages before you rely on an answer: a plan
            document, a carrier or counsel always has the last word. Nothing here is legal, tax or medical advice.
          </p>
        </Clause>
        <Clause title="Your account">
          <p>
            One account is for one person. Keep your password to yourself and give an address that you read. You are
            responsible for what is done with your account until you tell us that somebody else has used it.
          </p>
        </Clause>
        <Clause title="Credits">
          <p>
            Some actions cost credits. The price is shown before you act, and is taken once: a guide that you have
            opened stays open at no further cost, and an answer that fails gives its credit back. Credits are not money,
            cannot be passed on, and are not paid out.
          </p>
        </Clause>
        <Clause title="The library">
          <p>
            Guides belong to those who published them. You may read and quote them for your own work, within the law on
            quoting. You may not copy the library, or large parts of it, by hand or by program. Some guides are modelled
            examples of invented employers; they are marked as such.
          </p>
        </Clause>
        <Clause title="Fair use">
          <p>
            Do not disturb the service or other people’s use of it, do not try to reach what is not yours, and do not
            put in personal health information of anybody. Who does can lose the account.
          </p>
        </Clause>
        <Clause title="Changes, and an end">
          <p>
            We may change the service and these terms; what is written here is what holds. You can stop at any time.
            Questions go to{' '}
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
