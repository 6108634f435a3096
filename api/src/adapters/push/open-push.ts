import type { Env } from '../../env'
import type { Push } from './push'
import { openWebPush } from './web-push'

export const openPush = ({ push }: Pick<Env, 'push'>): Push | null => push && openWebPush(push)
