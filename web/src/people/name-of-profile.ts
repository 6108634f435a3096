import type { NotedProfile } from './profiles-note'
import { peopleTexts } from './texts'

// Not next to the note, because the worker reads the note and should not load the app's texts.
export const nameOfProfile = ({ name }: Pick<NotedProfile, 'name'>): string =>
  name || peopleTexts.record.noName
