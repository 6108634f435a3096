import { language } from '../../i18n/define-texts'
import { tagOf } from '../../i18n/languages'
import { colorOf, groundOf } from '../../people/profile-colors'
import { type NotedProfile, nameOfProfile, useProfiles } from '../../people/profiles'

export function ProfileBadge({ profile }: { profile: NotedProfile }) {
  const list = useProfiles(state => state.list)
  const [letter = ''] = nameOfProfile(profile)
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-[2em] shrink-0 items-center justify-center rounded-full font-bold text-surface"
      style={groundOf(colorOf(profile, list))}
    >
      {letter.toLocaleUpperCase(tagOf(language.get()))}
    </span>
  )
}
