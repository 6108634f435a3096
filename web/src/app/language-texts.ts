import { defineTexts, params } from '../i18n/define-texts'

/** The sentences about the language of the screens. */
export const languageTexts = defineTexts('language', {
  label: 'Language',
  lead: 'The language of the screens. Prints and codes have their own.',
  unchecked:
    'No native speaker has checked these texts yet. <write>Write to us</write> if a sentence is wrong or sounds odd.',
  missing: params('{language} needs a connection'),
  missingDetail: 'Connect once, and choose it again. It works offline from then on.',
})
