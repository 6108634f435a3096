import { nameOfProfile } from '../../stores/profiles-note'
import type { CodeView, OwnCodeView } from './own-code-view'

export interface ChosenCodeView extends CodeView {
  /** Where several have a code here and nobody was chosen: whose is asked first. */
  choices?: readonly CodeChoice[]
  /** Who was chosen among several. */
  chosenId?: string
}

export interface CodeChoice {
  id: string
  name: string
}

/**
 * Whose code is shown on a phone that may have those of several. `wantedId`: who was chosen. `read` is
 * `readCodeView`, which the worker has, and this part of it need not have once more.
 */
export async function chooseCodeView(
  { noted, ...own }: OwnCodeView,
  wantedId: string | null,
  read: (id: string) => Promise<CodeView | undefined>,
): Promise<ChosenCodeView> {
  if (noted.length < 2) return own
  const views = await Promise.all(noted.map(({ id }) => read(id)))
  // One that was closed meanwhile is nobody's to show.
  const here = noted.flatMap(({ id, name }, at) => {
    const view = views[at]
    return view
      ? [{ id, name: view.record.profile?.fullName || nameOfProfile({ name }), view }]
      : []
  })
  const chosen = here.find(({ id }) => id === wantedId)
  if (chosen) return { ...chosen.view, chosenId: chosen.id }
  const choices = here.filter(({ view }) => view.codes.length > 0)
  if (choices.length > 1) return { ...own, choices }
  return choices[0]?.view ?? own
}
