import {DataTable} from './data-table.tsx'

const rows = [
  {key: 'waitlist', cells: ['Join the waitlist', 'Names, email, role', '24 months']},
  {key: 'message', cells: ['Send a message', 'Name, email, your message', '12 months']},
]
const columns = ['When you', 'We collect', 'We keep it for']

export const dataTableFixtures = {
  few: <DataTable caption="How long we keep things" columns={columns} rows={rows} />,
  many: (
    <DataTable
      caption={null}
      columns={[...columns, 'Why', 'Our legal reason']}
      rows={rows.map(({key, cells}) => ({key, cells: [...cells, 'To write to you', 'Consent']}))}
    />
  ),
}
