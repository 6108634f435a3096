import { dashboardPath, paths } from '../../addresses/paths'
import { productName } from '../../ui/page-title'
import { TextLink } from '../../ui/text-link'
import { Chapter, InShort, LegalPage, Points } from './chapter'
import { KEPT_THINGS } from './kept-things'

const IN_SHORT: readonly string[] = [
  'Your record is on your own phone first. Our server holds a copy, encrypted.',
  'We can read that copy, because the server opens it for whoever scans your code. We do not say otherwise.',
  'A code shows what you chose for it, to anyone who holds it.',
  'Nothing is sold. There are no advertisements and no trackers.',
  'You take everything out, and delete everything, by yourself and at any time.',
]

export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy"
      lead={`What ${productName} keeps about you, where, for how long, who can read it, and how you take it out or delete it.`}
      changed="23 November 2026"
    >
      <InShort points={IN_SHORT} />
      <Chapter title="On your phone">
        <p>
          This browser keeps your record, its files, your codes and what is not sent yet, so that
          all of it works without a signal. Without an account that is the only place where it is,
          and nothing of it reaches us until you back it up. It lies there as it is: the lock of
          your phone is what protects it. The lock that you can set in this app keeps curious hands
          out and encrypts nothing; your code opens without it. Its PIN and its key stay on this
          phone. Signing out takes the record off the phone. What you type into the forms of the
          shop and the beta test stays in this browser, too, until it is ordered or you sign out.
        </p>
        <p>
          Changes that were never sent stay here after a sign-out only where you choose to keep them
          for your return. That they are here is said at each start, and who signs in after you may
          remove them, but not read them. What the browser itself notes, such as words typed into a
          form or the addresses of pages, is its own to delete.
        </p>
      </Chapter>
      <Chapter title="On our server, and for how long">
        <dl className="grid grid-cols-1 gap-4">
          {KEPT_THINGS.map(({ what, how, until }) => (
            <div key={what} className="grid grid-cols-1 gap-1 border-t border-line pt-4">
              <dt className="font-bold">{what}</dt>
              <dd>{how}</dd>
              <dd className="text-soft">
                <span className="font-semibold">How long: </span>
                {until}
              </dd>
            </div>
          ))}
        </dl>
        <p>What has had its time is removed once a day.</p>
      </Chapter>
      <WhoReads />
      <Chapter title="Cookies">
        <p>
          One keeps you signed in, and one says that this browser was signed in before. A guest who
          gives has one for a day, which leads to that gift; a responder who opened the healthcare
          view has one for 15 minutes. There are no others of ours. On the pages where a card is
          entered, and nowhere else, the payment provider Stripe sets its own.
        </p>
      </Chapter>
      <Chapter title="Take it out">
        <Points
          points={[
            <>
              <TextLink to={dashboardPath('profile')}>Profile</TextLink>, Your data, Download my
              data: one file with everything kept about you, your photos and documents included.
            </>,
            <>
              <TextLink to={paths.summary}>The summary</TextLink> is your whole record to read or to
              print. It needs no connection.
            </>,
          ]}
        />
      </Chapter>
      <Deleting />
      <Chapter title="Your agreement">
        <p>
          You agreed to this when you created your account; our server kept nothing medical before.
          You take it back by deleting the account. See also the{' '}
          <TextLink to={paths.terms}>terms</TextLink>.
        </p>
      </Chapter>
    </LegalPage>
  )
}

function WhoReads() {
  return (
    <Chapter title="Who can read it">
      <Points
        points={[
          'You, on every device on which you are signed in.',
          'Those whom you, or another guardian, let into a record: as their role says, until they leave or are removed. A device of theirs that is offline keeps its copy until it is online again.',
          'Whoever holds one of your codes: what you chose for that code. A photo of it is as good as the card. The copy that is printed in it can be read without us, and cannot be called back.',
          'Whoever runs the server could: it holds the keys, as it opens records for responders. Nobody can read a record in the owner’s screens: they show email addresses, orders with their addresses, and donations.',
          'Stripe, which takes payments: amounts, products, and where a parcel goes. It asks you for your card itself; we never see the number. It gets no medical word.',
          'The mail services between us and you: your email address, and messages without a word of your record.',
          'Whom you chose to tell when a card is opened: your first name, the time, and what a helper leaves them. Of a notification, the maker of the browser learns that there is one, and cannot read it.',
          'Nobody else.',
        ]}
      />
    </Chapter>
  )
}

function Deleting() {
  return (
    <Chapter title="Delete it">
      <Points
        points={[
          'An entry, a file or a code: where it stands. Nobody is shown it from then on; how long the server still keeps it is said above.',
          <>
            Everything: <TextLink to={dashboardPath('profile')}>Profile</TextLink>, Danger Zone,
            Delete Account. Record, files, codes and sessions are gone at once, your key first.
            Links on printed cards open nothing from then on; whoever has such a card can still read
            the copy printed in it.
          </>,
          'A backup from before still holds it, encrypted, and the keys are kept apart from it. Backups are kept for days, not for months.',
        ]}
      />
    </Chapter>
  )
}
