import type { Env } from '../../env'
import type { Push } from './push'
import { openWebPush } from './web-push'

/** Null without keys: nobody is offered notifications. */
export const openPush = ({ push }: Pick<Env, 'push'>): Push | null => push && openWebPush(push)
