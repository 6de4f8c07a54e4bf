import type {Template} from 'sanity'
import type {ClinicianKind} from '#shared/clinicians.ts'

/**
 * A clinician whose kind is preset, for the lists of doctors and of specialists. Its parameter keeps it off the menu of
 * all new documents.
 */
export const clinicianOfKind = {
  id: 'clinicianOfKind',
  title: 'Doctor or specialist',
  schemaType: 'clinician',
  parameters: [{name: 'kind', type: 'string'}],
  value: ({kind}: {kind: ClinicianKind}) => ({kind}),
} satisfies Template
