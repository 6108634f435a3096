import type { APIResponse, Page } from '@playwright/test'
import { PROFILE_HEADER } from 'sync-protocol/rest'

interface Filled {
  count: number
  /** The record, if it is not that of the signed-in person. */
  profileId?: string
  mark?: string
}

/** Writes the items by REST, as another device of the same person would. */
export async function fillRecord(
  { request }: Page,
  { count, profileId, mark = '' }: Filled,
): Promise<void> {
  const headers = {
    'Sec-Fetch-Site': 'same-origin', // the browser's own calls have this header
    ...(profileId && { [PROFILE_HEADER]: profileId }),
  }
  const read = async (answer: APIResponse) => {
    if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const { id: medicalProfileId } = await read(
    await request.get('/api/medical-profile', { headers }),
  )
  const add = async (path: string, values: object) =>
    read(await request.post(path, { headers, data: { medicalProfileId, ...values } }))
  for (let n = 0; n < count; n++) {
    await add('/api/emergency-contacts', {
      name: `${mark}Person ${n}`,
      relationship: 'Friend',
      phoneNumber: `+45 20 00 00 ${n}`,
    })
    await add('/api/allergies', { allergen: `${mark}Allergen ${n}`, severity: 'Mild' })
    await add('/api/medications', { name: `${mark}Medicine ${n}`, dosage: '5 mg' })
    await add('/api/medical-conditions', { condition: `${mark}Condition ${n}`, status: 'Active' })
  }
}
