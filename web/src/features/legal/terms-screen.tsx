import {
  BETA_FEEDBACK_DAYS,
  CUSTOM_MAX_CENTS,
  CUSTOM_MIN_CENTS,
  formatUsd,
  SHIPS_WITHIN,
} from 'sync-protocol/commerce'
import { FILE_MAX_BYTES, RECORD_LIMITS } from 'sync-protocol/sync'
import { paths } from '../../addresses/paths'
import { decimalWords } from '../../ui/date-words'
import { foundationName, productName } from '../../ui/page-title'
import { TextLink } from '../../ui/text-link'
import { Chapter, InShort, LegalPage, Points } from './chapter'

const IN_SHORT: readonly string[] = [
  'The service is free. No medical feature is ever held back for money.',
  `${productName} does not call for help, and replaces no doctor and no emergency number.`,
  'What stands in your record is what you wrote. Nobody checks it.',
  'Whoever holds your code reads what you chose for it.',
  'You can leave at any time, and take everything with you.',
]

const MEGABYTE = 1024 * 1024

export function TermsScreen() {
  return (
    <LegalPage
      title="Terms"
      lead={`What you can expect of ${productName}, and what we ask of you.`}
      changed="23 November 2026"
    >
      <InShort points={IN_SHORT} />
      <Chapter title="What the service is">
        <p>
          {productName} is a service of the {foundationName}, a nonprofit. You write down what a
          stranger should know if you cannot speak, and carry a code that opens it. It informs
          whoever helps you; it calls nobody to your help. In an emergency, call the emergency
          number of the place where you are.
        </p>
      </Chapter>
      <Chapter title="What we ask of you">
        <Points
          points={[
            'Write what is true, and change it when it changes. Responders are told that it is your own word.',
            'Write about yourself, or about somebody who agreed or whom you care for.',
            'Choose what each code shows as if anyone could find it. Withdraw the code of a card that you lost.',
            'Keep your password and your recovery codes to yourself.',
            'Do not open other people’s codes out of curiosity, and do not try to break in. Faults you find are welcome: write to us.',
          ]}
        />
      </Chapter>
      <Chapter title="What we do not promise">
        <Points
          points={[
            'That the server can always be reached. That is why the record is on your phone, and a copy in the printed code.',
            'That a responder scans the card, or goes by it.',
            'That a translation is right: what you wrote always stands beside it.',
            'That what only your phone holds is safe. The app says what is not sent yet.',
          ]}
        />
        <p>
          A record holds {decimalWords(RECORD_LIMITS.rows, 0)} entries and{' '}
          {RECORD_LIMITS.bytes / MEGABYTE} MB of text at most, a file {FILE_MAX_BYTES / MEGABYTE}{' '}
          MB.
        </p>
      </Chapter>
      <Chapter title="Money">
        <Points
          points={[
            `Donations are voluntary, from ${formatUsd(CUSTOM_MIN_CENTS)} to ${formatUsd(CUSTOM_MAX_CENTS)} at a time. They buy nothing.`,
            <>
              A plan is monthly support and opens no medical feature. You end a plan or a monthly
              gift by yourself under <TextLink to={paths.donations}>Your Donations</TextLink>.
            </>,
            `Products carry a code of yours and have a price, which you see with the shipping before you pay. Orders ship within ${SHIPS_WITHIN}. If something is wrong with one, write to us.`,
            `A beta package is free. We ask for honest feedback within ${BETA_FEEDBACK_DAYS} days.`,
            'Payments are taken by Stripe.',
          ]}
        />
      </Chapter>
      <Chapter title="When it ends">
        <p>
          You end it by deleting your account, at once and without a reason. The{' '}
          <TextLink to={paths.privacy}>privacy page</TextLink> says what stays. The program is open:
          anyone may run it themselves. It contains{' '}
          <a href="/third-party-licenses.txt" className="font-semibold text-ink">
            packages of others
          </a>
          , each under its own licence.
        </p>
      </Chapter>
    </LegalPage>
  )
}
