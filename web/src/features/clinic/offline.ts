/** Most people open these rarely. */
export const clinicOffline = {
  'features/clinic/summary/clinic-dialog': 'clinic',
  'features/clinic/clinic-card': 'clinic-links',
  'features/clinic/links/links-dialog': 'clinic-links',
  'features/clinic/links/link-on-paper': 'clinic-links',
  'features/clinic/import-screen': 'import',
  'app/scanning/view-screen': 'import',
  'features/scan/health-code': 'import',
} as const
