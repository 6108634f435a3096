import { count, defineTexts, params } from '../../i18n/define-texts'

/** The sentences about the foundation. */
export const teamTexts = defineTexts('team', {
  title: 'Our Team',
  lead: params('{product} is run by the {foundation}, a <nowrap>501(c)(3)</nowrap> nonprofit.'),
  back: 'Back',
  mission: 'Our mission',
  missionText:
    'No one should be harmed because a helper did not know. Everyone can carry what a stranger must know, whatever they earn and wherever they are.',
  leadership: 'Leadership',
  leader: {
    title: 'Executive Director',
    duty: 'Leads the foundation and reports to the board. Makes sure that medical features stay free.',
  },
  board: 'Board of Directors',
  members: {
    chair: { title: 'Chair', duty: 'Leads the board and speaks for it.' },
    treasurer: {
      title: 'Treasurer',
      duty: 'Oversees donations and spending, and has the books audited.',
    },
    secretary: { title: 'Secretary', duty: 'Keeps the minutes and files of the foundation.' },
    medical: {
      title: 'Medical adviser',
      duty: 'Checks what responders see, and in which order.',
    },
    privacy: { title: 'Privacy adviser', duty: 'Checks who can see what.' },
  },
  values: 'Our values',
  emergency: {
    title: 'Emergency First',
    text: 'Helpers have seconds. What saves a life comes first, and it opens with no signal.',
  },
  free: {
    title: 'Always Free',
    text: 'Donations and products pay for everything. Your record, codes and card are always free.',
  },
  privacy: {
    title: 'Privacy Protected',
    text: 'You decide what each code shows, and can change it at any time. We never sell your data or track you.',
  },
  contact: 'Write to us',
  scrollTest: {
    title: 'Scroll Test',
    lead: 'Forty sections. The last one says that it is the last.',
    section: params('Section {number}'),
    more: count({ one: '{count} more below.', other: '{count} more below.' }),
    end: 'This is the end of the page.',
    toTop: 'Back to the top',
  },
})
