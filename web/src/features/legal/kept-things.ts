import { INVITATION_DAYS } from 'sync-protocol/family'
import { KEPT_DAYS } from 'sync-protocol/rest'

interface KeptThing {
  what: string
  how: string
  until: string
}

/** The limits in days are the server's own. */
export const KEPT_THINGS: readonly KeptThing[] = [
  {
    what: 'Your account',
    how: 'Your email address and, if you gave it, your name, both encrypted; a keyed hash finds the address when you sign in. Your password and your recovery codes as hashes, which cannot be turned back. Of a passkey its public half. When you agreed to this page.',
    until: `Until you delete your account. If the record began on a phone without one, a keyed hash of its random number stays for ${KEPT_DAYS.deletedId} more days, so that nobody gets that number while a phone that was away may still use it. It says nothing about you.`,
  },
  {
    what: 'Devices you are signed in on',
    how: 'Browser and system in words (“Chrome on Android”), when you signed in, when you were last there. No network address.',
    until: `${KEPT_DAYS.idleSession} days after the last visit, ${KEPT_DAYS.session} days after signing in at most. For ${KEPT_DAYS.knownDevice} days we know that a browser was here before, so that we need not warn you of it.`,
  },
  {
    what: 'Your record and its files',
    how: 'Everything you write, photos and documents, encrypted with a key that is yours alone.',
    until: `Until you delete it. A deleted entry is shown to nobody from then on; the server keeps it, encrypted, for ${KEPT_DAYS.deletedEntry} days and until your next deletion after that, so that a phone that was away cannot bring it back by mistake. A file that no entry names goes after ${KEPT_DAYS.unusedFile} days.`,
  },
  {
    what: 'Your codes',
    how: 'What each shows, encrypted like the record. The secret part of its link is found by a keyed hash.',
    until:
      'Until you delete the code or your account. The hash alone stays for ever, so that an old card can never open another record; after an account is deleted nothing says whose it was.',
  },
  {
    what: 'Who may open a record',
    how: 'Which accounts were let in, in which role and since when. What they are called, and what they are to its person, encrypted with the record’s key. Each change of a record says who made it.',
    until:
      'Until they leave or are removed, their role ends, or the record is deleted. Who made a change stays with it for as long as the entry.',
  },
  {
    what: 'Invitations to a record',
    how: 'The role, who invited and when, and a hash of the link’s secret part. The email address it is for, or the name and address of who accepted it, encrypted with the record’s key; a keyed hash finds the address.',
    until: `${INVITATION_DAYS} days, whether it was used or not; at once when it is withdrawn.`,
  },
  {
    what: 'Who opened your codes',
    how: 'When, which of your choices it was shown by, what a reader wrote of themselves, and the number that a helper left, encrypted with your key. No network address: views of one day from one network are counted together by a keyed hash.',
    until: `${KEPT_DAYS.scanLine} days; the hash ${KEPT_DAYS.networkHash} days. You see the list beside each code.`,
  },
  {
    what: 'Health links',
    how: 'What each tells, what it is called, its address and the key of its file, encrypted with your key; its passcode as a keyed hash. Of a link that this server cannot read: the encrypted file, without its key. Who asked for it, when, and by which name, encrypted; no network address, but a keyed hash of it.',
    until: `The link until you end it or it ends by itself, the file of one that we cannot read until then, too. That it was there, and who asked for it, ${KEPT_DAYS.endedLink} days after that; the hash ${KEPT_DAYS.networkHash} days.`,
  },
  {
    what: 'Who is told when a code is opened',
    how: 'Which members are told, when it was last told, and what you call contacts without an account. Where a contact is told (their email address), or a browser of yours (the address its maker gave it), is encrypted and shown to nobody, you included. What a helper says of where they are, encrypted with your key. No map service is asked.',
    until: `Until you remove them, they stop it, or you delete your account. A contact who never says yes: ${KEPT_DAYS.contactAsked} days. Where a helper is: 24 hours.`,
  },
  {
    what: 'Donations and monthly support',
    how: 'Amount, day, kind and receipt number, and keyed hashes of the session and network address it was begun from, by which tries with stolen cards are stopped. The email address of a guest is forgotten once the receipt is on its way.',
    until:
      'For good, as books have to be kept. When you delete your account, nothing in them says any more that they were yours.',
  },
  {
    what: 'Orders and beta packages',
    how: 'Products and prices; name, address, tracking number and feedback encrypted with your key.',
    until:
      'Until you delete your account. From then on name and address cannot be read; products and prices stay in the books.',
  },
  {
    what: 'Emails to you',
    how: 'Encrypted until they are sent. None holds a word of your record.',
    until: `Until they are sent, ${KEPT_DAYS.refusedEmail} days at most. That a link to confirm an address was sent is kept until ${KEPT_DAYS.endedEmailLink} days after the link ended.`,
  },
  {
    what: 'Answers to what your phone asked',
    how: 'Encrypted, so that an order or a gift that a bad connection sends twice happens once.',
    until: `${KEPT_DAYS.repeatableAnswer} days.`,
  },
  {
    what: 'Limits',
    how: 'Keyed hashes of network addresses and accounts, by which guessing is stopped.',
    until: `${KEPT_DAYS.networkHash} days after the last try.`,
  },
  {
    what: 'Visits',
    how: 'How many browsers opened the app in an hour. So that each is counted once a day, a hash of its address and kind is kept, under a key that is thrown away with it. Whoever only reads a scanned code is not counted, nor is a browser that asks not to be tracked.',
    until: 'The hash until the day is over, in UTC. The number of the hour stays.',
  },
  {
    what: 'Log of requests',
    how: 'When, which kind of request, and how it ended. For people who are signed in, a keyed hash tells requests of one person apart. No address, no name, no word that anybody wrote.',
    until: 'As long as is needed to find a fault.',
  },
]
