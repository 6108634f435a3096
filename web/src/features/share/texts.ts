import { count, defineTexts } from '../../i18n/define-texts'

/** The card on the overview. The sentences of the dialog are in `texts-dialog.ts`, which loads later. */
export const shareTexts = defineTexts('share', {
  title: 'Emergency Quick Share',
  ready: count({ one: '{count} contact ready to share', other: '{count} contacts ready to share' }),
  addContact: 'Add an emergency contact',
  share: 'Share Emergency Contacts',
})
