import type { Point } from '../../ui/point-list'

export const VALUES: readonly Point[] = [
  {
    icon: 'critical',
    title: 'Emergency First',
    text: 'Whoever kneels beside you has seconds. What saves a life comes first, and it opens with no signal.',
  },
  {
    icon: 'heart',
    title: 'Always Free',
    text: 'Donations and products pay for everything. Your record, your codes and your card never cost anything.',
  },
  {
    icon: 'lock',
    title: 'Privacy Protected',
    text: 'You decide what each code shows, and you can end it at any time. Nothing is sold, and nobody follows you around.',
  },
]
