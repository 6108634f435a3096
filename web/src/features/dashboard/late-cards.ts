/** These cards need the words of all languages, which is too much for the first screen. */
import { lazy } from 'react'

export const LateFirstLookCard = lazy(async () => {
  const { FirstLookCard, prepareFirstLook } = await import('./first-look-card')
  await prepareFirstLook()
  return { default: FirstLookCard }
})

export const LateReadAbroadCard = lazy(async () => {
  const [{ ReadAbroadCard }, { prepareFirstLook }] = await Promise.all([
    import('./read-abroad-card'),
    import('./first-look-card'),
  ])
  await prepareFirstLook()
  return { default: ReadAbroadCard }
})
