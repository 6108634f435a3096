import { useStore } from '@nanostores/react'
import { language } from './define-texts'
import type { Language } from './languages'

/** Renders the component again after a switch. Only what React would skip needs it: the app's root, and memos. */
export const useLanguage = (): Language => useStore(language)
