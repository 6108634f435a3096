import type { Env } from '../../core/env'
import type { Push } from './push'
import { openWebPush } from './web-push'

export const openPush = ({ push }: Pick<Env, 'push'>): Push | null => push && openWebPush(push)
