import { nameOfProfile } from '../../people/name-of-profile'
import type { CodeView, OwnCodeView } from './own-code-view'

export interface ChosenCodeView extends CodeView {
  /** The people with a code on this phone, if several have one and none was chosen. */
  choices?: readonly CodeChoice[]
  chosenId?: string
}

export interface CodeChoice {
  id: string
  name: string
}

/** `read` is `readCodeView`, passed in because the worker already contains that function. */
export async function chooseCodeView(
  { noted, ...own }: OwnCodeView,
  wantedId: string | null,
  read: (id: string) => Promise<CodeView | undefined>,
): Promise<ChosenCodeView> {
  if (noted.length < 2) return own
  const views = await Promise.all(noted.map(({ id }) => read(id)))
  // The record of a person may have been closed meanwhile.
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
