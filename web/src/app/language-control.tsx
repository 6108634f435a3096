import { isLanguage, LANGUAGES, tagOf } from '../i18n/languages'
import { useLanguage } from '../i18n/use-language'
import { sendLanguage } from '../loading/account-language'
import { chooseLanguage } from '../loading/app-language'
import { showToast } from '../stores/toast'
import { Icon } from '../ui/icon'
import { languageTexts as texts } from './language-texts'

async function choose(wanted: string) {
  if (!isLanguage(wanted)) return
  if (await chooseLanguage(wanted)) return sendLanguage()
  showToast({
    title: texts.missing({ language: LANGUAGES[wanted] }),
    description: texts.missingDetail,
  })
}

/** The platform's own list, with each language in its own name. */
export function LanguageControl() {
  const shown = useLanguage()
  return (
    <label className="flex min-h-12 min-w-0 items-center gap-2 rounded-ui border border-control bg-surface ps-3 pe-2 text-bar">
      <Icon name="globe" size={20} />
      <select
        aria-label={texts.label}
        value={shown}
        onChange={({ target }) => void choose(target.value)}
        className="min-h-11.5 min-w-0 rounded-ui bg-surface text-ink"
      >
        {Object.entries(LANGUAGES).map(([language, name]) => (
          <option key={language} value={language} lang={tagOf(language)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
