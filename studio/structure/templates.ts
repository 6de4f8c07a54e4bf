import type {Template} from 'sanity'
import type {ClinicianKind} from '#shared/clinicians.ts'

/**
 * Presets the kind in the lists of doctors and specialists. Templates with parameters do not appear in the global
 * menu for new documents.
 */
export const clinicianOfKind = {
  id: 'clinicianOfKind',
  title: 'Doctor or specialist',
  schemaType: 'clinician',
  parameters: [{name: 'kind', type: 'string'}],
  value: ({kind}: {kind: ClinicianKind}) => ({kind}),
} satisfies Template
