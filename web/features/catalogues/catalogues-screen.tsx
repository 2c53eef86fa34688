import { useQuery } from '@tanstack/react-query'
import type { CatalogueVersion } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { catalogueName, cataloguesQuery } from '../../lib/queries/catalogues.queries.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { TextLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import { serverNow } from '../../lib/http/server-clock.ts'
import { Read } from '../../ui/feedback/read.tsx'
import table from '../../ui/table/data-table.module.css'

const columns = [
  cataloguesMessages.catalogue,
  cataloguesMessages.version,
  cataloguesMessages.publishedHeading,
  cataloguesMessages.workshops,
] as const

export function CataloguesScreen() {
  const catalogues = useQuery(cataloguesQuery())
  return (
    <>
      <ScreenHead title={cataloguesMessages.catalogues} help={cataloguesMessages.help} />
      <Read of={catalogues} waiting={<LoadingTable columns={columns} rows={2} />}>
        {(versions) => <VersionTable versions={versions} />}
      </Read>
    </>
  )
}

function VersionTable({ versions }: { versions: readonly CatalogueVersion[] }) {
  return (
    <TableBox label={cataloguesMessages.catalogues}>
      <table className={table.table}>
        <TableHead columns={columns} />
        <tbody>
          {versions.map(({ id, name, version, created_at, workshops, is_default }) => (
            <tr key={id}>
              <td className={table.words}>
                <TextLink to="/admin/catalogues/$catalogueId" params={{ catalogueId: id }}>
                  {catalogueName(name)}
                </TextLink>
              </td>
              <td data-label={cataloguesMessages.version}>
                {is_default ? cataloguesMessages.defaultVersion(version) : version}
              </td>
              <td data-label={cataloguesMessages.publishedHeading}>{timeAgo(created_at, serverNow())}</td>
              <td data-label={cataloguesMessages.workshops}>{workshops}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
