import { count, defineTexts } from '../i18n/define-texts'

export const httpTexts = defineTexts('http', {
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  /** A Wi-Fi's own page answered. */
  foreignAnswer:
    'Your Wi-Fi may need a sign-in first. Open its page in your browser, or use another connection.',
  tooOften: 'Too many tries. Try again later.',
  tooOftenMinutes: count({
    one: 'Too many tries. Try again in {count} minute.',
    other: 'Too many tries. Try again in {count} minutes.',
  }),
})
