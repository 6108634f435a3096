import { defineTexts, params } from '../i18n/define-texts'

export const loadingTexts = defineTexts('loading', {
  notLoaded: 'Not loaded yet',
  noLanguage: params('{language} needs a connection'),
  noLanguageDetail: 'Shown in English until then.',
})
