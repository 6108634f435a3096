import { defineTexts, params } from '../../i18n/define-texts'

/** A chapter renders its paragraphs, then its points. Functions take the facts of the page. */
export interface ChapterTexts<Facts> {
  title: string
  paragraphs?: Sentences<Facts>
  points?: Sentences<Facts>
}

export type Sentences<Facts> = Readonly<Record<string, string | ((facts: Facts) => string)>>

/** Contains the sentences of the privacy page, the terms and the page for developers. */
export const legalTexts = defineTexts('legal', {
  inShort: 'In short',
  /** Only translations show it. */
  governs: 'This is a translation. If it differs from the English text, the English text applies.',
  questions: {
    title: 'Questions',
    text: params('Write to <mail>{address}</mail>. This page was last changed on {day}.'),
  },
  privacy: {
    title: 'Privacy',
    lead: params('What {product} keeps about you, for how long, and who can read it.'),
    inShort: {
      phone: 'Your record is on your own phone first. Our server holds an encrypted copy.',
      server:
        'Our server can read that copy, because it has to show it when someone scans your code.',
      codes: 'Anyone who has a code sees what you chose for it.',
      noTrackers: 'We sell nothing about you. There are no ads and no trackers.',
      yours: 'You can download or delete everything yourself at any time.',
    },
    phone: {
      title: 'On your phone',
      paragraphs: {
        kept: 'This browser keeps your record, its files, your codes and unsent changes. So everything works offline. Without an account, this is the only copy. Nothing reaches us until you back it up.',
        lock: 'The record is not encrypted on the phone. Your phone’s screen lock protects it. The app’s own lock hides your record from people nearby. It encrypts nothing, and your code opens without it. Its PIN and key stay on this phone.',
        forms:
          'What you type into the forms of the shop and the beta test stays on this phone. It is deleted when you order or sign out.',
        signOut:
          'Signing out removes the record from the phone. Unsent changes stay only if you choose to keep them. The app then reminds you each time you open it. The next person who signs in can remove them but not read them.',
        browser:
          'Your browser may remember pages and words that you typed. You can delete those in its settings.',
      },
    },
    kept: {
      title: 'On our server, and for how long',
      hash: 'Some of this is kept only as a keyed hash. That is a fingerprint of a value, from which the value cannot be read.',
      howLong: params('<strong>How long:</strong> {until}'),
      daily: 'Expired data is deleted once a day.',
      things: {
        account: {
          what: 'Your account',
          how: 'Your email address and your name, if you gave one. Both are encrypted, and a keyed hash finds the address when you sign in. Your password and recovery codes, only as hashes. The public key of a passkey. The date when you agreed to this page.',
          until: params(
            'Until you delete your account. If you began without an account, a keyed hash of the record’s random number stays for {deletedId} more days. It stops another person from getting that number while one of your phones may still use it. It says nothing about you.',
          ),
        },
        devices: {
          what: 'Devices you are signed in on',
          how: 'The browser and system (“Chrome on Android”), its time zone, when you signed in, and when you last used it. No network address.',
          until: params(
            '{idleSession} days after your last visit, and at most {session} days after you signed in. We recognize a browser for {knownDevice} days, so that we don’t warn you about it again.',
          ),
        },
        record: {
          what: 'Your record and its files',
          how: 'Everything you write, your photos and your documents. Encrypted with a key that only your record uses.',
          until: params(
            'Until you delete it. A deleted entry is no longer shown. The server keeps it, encrypted, for {deletedEntry} days and until your next deletion, so that an offline phone cannot bring it back by mistake. A file that no entry uses is deleted after {unusedFile} days.',
          ),
        },
        codes: {
          what: 'Your codes',
          how: 'What each code shows, encrypted like the record. The secret part of its link, only as a keyed hash.',
          until:
            'Until you delete the code or your account. Only the hash stays, so that an old card never opens another record. After you delete your account, nothing connects the hash to you.',
        },
        access: {
          what: 'Who may open a record',
          how: 'Which accounts have access, in which role and since when. Their names and relationship, encrypted with the record’s key. Who made each change.',
          until:
            'Until they leave, are removed, their role ends, or the record is deleted. An entry keeps the name of who changed it.',
        },
        invitations: {
          what: 'Invitations to a record',
          how: 'The role, who invited and when, and a hash of the link’s secret part. The invited email address, or the name and address of the person who accepted, encrypted with the record’s key. A keyed hash finds the address.',
          until: params(
            '{invitation} days, used or not. A withdrawn invitation is deleted immediately.',
          ),
        },
        openedCodes: {
          what: 'Who opened your codes',
          how: 'The time, the access level, what readers wrote about themselves, and the phone number that a helper left. Encrypted with your key. No network address. A keyed hash counts views of one day from one network together.',
          until: params(
            '{scanLine} days, and the hash {networkHash} days. You can see the list for each code.',
          ),
        },
        healthLinks: {
          what: 'Health links',
          how: 'What each link shows, its name, its address and the key of its file, encrypted with your key. Its passcode as a keyed hash. For a link that our server cannot read, only the encrypted file without its key. Who opened it, when, and the name they gave, encrypted. A keyed hash of the network address.',
          until: params(
            'The link and its file until you stop it or it expires. The list of who opened it stays for {endedLink} more days, and the hash for {networkHash} days.',
          ),
        },
        alerts: {
          what: 'Who is notified when a code is opened',
          how: 'Which members are notified, when they last were, and the names of contacts without an account. A contact’s email address and a browser’s push address are encrypted and shown to no one, not even you. A helper’s location, encrypted with your key. We use no map service.',
          until: params(
            'Until you remove them, they opt out, or you delete your account. A contact who never agrees is deleted after {contactAsked} days. A helper’s location is deleted after 24 hours.',
          ),
        },
        donations: {
          what: 'Donations and monthly support',
          how: 'Amount, day, kind and receipt number. Keyed hashes of the session and network address, which help to stop stolen cards. A guest’s email address is deleted once the receipt is sent.',
          until:
            'Permanently, because the law requires us to keep our books. After you delete your account, nothing connects them to you.',
        },
        orders: {
          what: 'Orders and beta packages',
          how: 'Products and prices. Your name, address, tracking number and feedback, encrypted with your key.',
          until:
            'Until you delete your account. After that, only products and prices stay in our books.',
        },
        emails: {
          what: 'Emails to you',
          how: 'Encrypted until they are sent. They contain nothing from your record.',
          until: params(
            'Until they are sent, at most {refusedEmail} days. We remember that we sent a confirmation link until {endedEmailLink} days after the link expires.',
          ),
        },
        answers: {
          what: 'Answers to your phone’s requests',
          how: 'Encrypted. They make sure that an order or donation happens only once on a bad connection.',
          until: params('{repeatableAnswer} days.'),
        },
        limits: {
          what: 'Limits',
          how: 'Keyed hashes of network addresses and accounts, which stop password guessing.',
          until: params('{networkHash} days after the last attempt.'),
        },
        visits: {
          what: 'Visits',
          how: 'How many browsers opened the app each hour. To count each browser once a day, we keep a hash of its address and type. We don’t count people who only read a scanned code, or browsers that ask not to be tracked.',
          until: 'The hash and its key until the end of the day in UTC. The hourly count stays.',
        },
        log: {
          what: 'Log of requests',
          how: 'The time, the kind of request and its result. If you are signed in, a keyed hash instead of your name. No address, no name and nothing that you wrote.',
          until: 'As long as we need it to find a fault.',
        },
      },
    },
    readers: {
      title: 'Who can read it',
      points: {
        you: 'You, on every device where you are signed in.',
        members:
          'People that you or another guardian gave access, as their role allows, until they leave or are removed. Their offline device keeps its copy until it is online again.',
        codes:
          'Anyone who has one of your codes, or a photo of it. They see what you chose for that code. The copy inside a printed code works without us and cannot be revoked.',
        operators:
          'People who run the server could, because it has the keys. Their screens show no records, only email addresses, orders with addresses, and donations.',
        stripe:
          'Stripe, our payment provider, gets amounts, products and shipping addresses. You give your card number to Stripe and never to us. Stripe gets nothing medical.',
        mail: 'Mail services get your email address and our messages, which contain nothing from your record.',
        notified:
          'People you chose to notify when your card is opened. They get your first name, the time and the helper’s message. The browser’s maker delivers notifications but cannot read them.',
        noOne: 'No one else.',
      },
    },
    cookies: {
      title: 'Cookies',
      paragraphs: {
        ours: 'One cookie keeps you signed in. One remembers that this browser was signed in before. A guest who donates gets one for a day, to see that donation. A responder who opens the healthcare view gets one for 15 minutes.',
        stripe:
          'Stripe, our payment provider, sets its own cookies only on pages where you enter a card.',
      },
    },
    download: {
      title: 'Download it',
      points: {
        file: 'Go to <profile>Profile</profile>, Privacy and data, Download my data. You get one file with everything we keep, including photos and documents.',
        summary:
          '<summary>The summary</summary> is your whole record, to read or print. It works offline.',
      },
    },
    deletion: {
      title: 'Delete it',
      points: {
        part: 'An entry, a file or a code: delete it where you see it. It is no longer shown. The list above says how long the server keeps it.',
        account:
          'Everything: go to <profile>Profile</profile>, Danger Zone, Delete Account. Your key, record, files, codes and sessions are deleted immediately. Links on printed cards stop working. Anyone who has such a card can still read the copy inside its code.',
        backups:
          'Older backups still contain it for up to three months, encrypted. Their keys are stored separately.',
      },
    },
    agreement: {
      title: 'Your agreement',
      paragraphs: {
        agreed:
          'You agreed to this when you created your account. Before that, our server kept nothing medical. To withdraw, delete your account. See also the <terms>terms</terms>.',
      },
    },
  },
  terms: {
    title: 'Terms',
    lead: params('What you can expect of {product}, and what we ask of you.'),
    inShort: {
      free: 'The service is free. No medical feature ever costs money.',
      noHelp: params(
        '{product} does not call for help. It does not replace a doctor or an emergency number.',
      ),
      yours: 'Your record is what you wrote. We don’t check it.',
      codes: 'Anyone who has your code can read what you chose for it.',
      leave: 'You can leave at any time and take everything with you.',
    },
    service: {
      title: 'What the service is',
      paragraphs: {
        what: params(
          '{product} is a service of the {foundation}, a nonprofit. You write down what a stranger should know if you cannot speak. You carry a code that opens it.',
        ),
        noHelp:
          'It informs the people who help you. It does not call for help. In an emergency, call the local emergency number.',
      },
    },
    asked: {
      title: 'What we ask of you',
      points: {
        truth: 'Write what is true and keep it up to date. Responders see that it comes from you.',
        consent: 'Write about yourself, someone who agreed, or someone you care for.',
        codes:
          'Choose what each code shows as if anyone could find it. If you lose a card, delete its code.',
        secrets: 'Keep your password and recovery codes private.',
        others:
          'Don’t open other people’s codes out of curiosity, and don’t try to break in. If you find a fault, write to us.',
      },
    },
    notPromised: {
      title: 'What we do not promise',
      points: {
        server:
          'That our server is always reachable. That is why your record is on your phone, and a copy is in the printed code.',
        responders: 'That a responder scans your card or relies on it.',
        translations: 'That a translation is right. Your own words are always shown with it.',
        unsent: 'That changes on your phone alone are safe. The app shows what is not sent yet.',
      },
    },
    limits: {
      title: 'Limits',
      paragraphs: {
        record: params(
          'A record can hold {entries} entries and {recordMb} MB of text. A file can have {fileMb} MB.',
        ),
      },
    },
    money: {
      title: 'Money',
      points: {
        donations: params(
          'Donations are voluntary, from {least} to {most} at a time. You get nothing in return.',
        ),
        plans:
          'A plan is monthly support and unlocks no medical feature. You can stop a plan or a monthly donation yourself under <donations>Your Donations</donations>.',
        products: params(
          'Products carry your code. You see the price and shipping before you pay. Orders ship within {leastDays}-{mostDays} business days. If something is wrong, write to us.',
        ),
        beta: params(
          'A beta package is free. We ask for honest feedback within {feedbackDays} days.',
        ),
        stripe: 'Stripe handles all payments.',
      },
    },
    end: {
      title: 'When it ends',
      paragraphs: {
        delete:
          'You can delete your account at any time, without a reason. The <privacy>privacy page</privacy> says what stays.',
        openSource:
          'The software is open source, so anyone can run it. It contains <licences>packages by other people</licences>, each under its own licence.',
      },
    },
  },
  developers: {
    title: 'For developers',
    lead: 'Ambulance software can read a printed code. It needs no key and no contract.',
    ways: {
      title: 'Three ways to read a code',
      fhir: { what: 'As FHIR R4', how: 'One document, an International Patient Summary.' },
      text: {
        what: 'As text',
        how: 'At most 2,000 characters under SAMPLE headings, for any free-text field.',
      },
      address: { what: 'Without a header', how: 'The address chooses json, text or html.' },
    },
    expect: {
      title: 'What to expect',
      points: {
        language: 'You get what the page shows, in the language of Accept-Language.',
        view: 'Each read is a view. The person sees that software read it.',
        limit: 'A code can be read 60 times a minute from one network.',
        errors: 'Errors are an OperationOutcome. Retry-After says how long to wait.',
        healthcare:
          'Codes for healthcare answer 403. Open their page and give a role and a reason.',
        origins: 'Any website may read a code. Send no cookies.',
        types: 'The <openapi>OpenAPI description</openapi> has the types.',
      },
    },
    offline: {
      title: 'Without a connection',
      paragraphs: {
        copy: 'A code also holds a copy of the card behind the # of its link.',
        folder: params(
          'The source code has its format in <code>{folder}</code>: a specification, tables and two readers.',
        ),
        vectors:
          'It has nearly 400 test vectors and ten pictures of codes. A new format is announced there first.',
      },
    },
    test: {
      title: 'A test card',
      paragraphs: {
        run: 'Run <code>npm start</code> and <code>npm run demo</code> on your computer. It prints the link of a code for the commands above. You can also sign in and print the card.',
        make: 'Or <start>make a card</start> here.',
      },
    },
  },
})
