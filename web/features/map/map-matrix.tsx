import { useMemo, useState } from 'react'
import { commaMessages, commonMessages } from '#contract/messages/common.ts'
import { mapMessages } from '#contract/messages/map.ts'
import { recheckMessages } from '#contract/messages/comparison.ts'
import type { Outline } from '#contract/outline.ts'
import { layerNames, layers, type ChainGraph, type ChainNode } from '../../domain/chain/chain-graph.ts'
import table from '../../ui/table/data-table.module.css'
import { measureName, MeasureSeal } from '../../domain/needs/measure.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import { DecisionMark } from '../../domain/options/decision-mark.tsx'
import { RecheckMark } from '../../domain/options/recheck-mark.tsx'
import { OwnMark } from '../../domain/own-words/own-mark.tsx'
import { useGrowing } from '../../ui/page/use-growing.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { matrixRows } from './matrix-rows.ts'
import { OpenLink } from './open-link.tsx'
import classes from './map.module.css'

const PAGE_SIZES = [25, 50, 100]
/** Rows drawn at once when switching from the picture. */
const FIRST_ROWS = 5

interface MapMatrixProps {
  outline: Outline
  graph: ChainGraph
  marked: ReadonlySet<string>
}

/** The map as a table: a row a thread, ids leading to their steps. */
export function MapMatrix({ outline, graph, marked }: MapMatrixProps) {
  const rows = useMemo(() => matrixRows(outline), [outline])
  const [pageSize, setPageSize] = useState(PAGE_SIZES[0]!)
  const [wished, setWished] = useState(0)
  const pageCount = Math.ceil(rows.length / pageSize)
  const page = Math.min(wished, Math.max(0, pageCount - 1))
  const { shown: drawn } = useGrowing(pageSize, FIRST_ROWS)
  const shown = rows.slice(page * pageSize, page * pageSize + drawn)
  return (
    <>
      <TableBox label={mapMessages.mapAsATable}>
        <table className={`${table.table} ${classes.matrix}`} data-dense>
          <thead>
            <tr>
              {layers.map((layer) => (
                <th key={layer} scope="col" data-layer={layer}>
                  {layerNames[layer]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={layers.flatMap((layer) => row[layer]).join(' ')}>
                {layers.map((layer) => {
                  const former = shown[index - 1]?.[layer]
                  const nodes = row[layer].map((key) => graph.get(key)!)
                  const isSame = former !== undefined && former.join(' ') === row[layer].join(' ')
                  const isMarked = nodes.some(({ item }) => marked.has(item))
                  return (
                    <td
                      key={layer}
                      data-layer={layer}
                      data-label={layerNames[layer]}
                      data-marked={isMarked || undefined}
                    >
                      {nodes.length === 0 && <span className={table.missing}>–</span>}
                      {isSame && nodes.length > 0 && nodes[0]!.label === '' && (
                        <span aria-hidden="true" className={classes.ditto}>
                          ″
                        </span>
                      )}
                      {nodes.map((node) => (
                        <MatrixItem key={node.key} outline={outline} node={node} isSame={isSame} />
                      ))}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {pageCount > 1 && (
        <Pager
          pageIndex={page}
          pageCount={pageCount}
          pageSize={pageSize}
          pageSizes={PAGE_SIZES}
          onPage={setWished}
          onPageSize={(size) => {
            setPageSize(size)
            setWished(0)
          }}
        />
      )}
    </>
  )
}

interface MatrixItemProps {
  outline: Outline
  node: ChainNode
  /** The row above says the same: for the eye its id is enough. */
  isSame: boolean
}

function MatrixItem({ outline, node, isSame }: MatrixItemProps) {
  const { layer, label, text, rating, decision, recheck, own } = node
  const isWords = layer === 'story' || layer === 'option' || layer === 'requirement'
  if (rating) {
    return (
      <OpenLink solutionId={outline.id} node={node} className={classes.rating}>
        <MeasureSeal id={rating.measure} size={20} />
        <span>
          {text}
          {commaMessages.between}
          {rating.virtuous ? commonMessages.virtuousWord : commonMessages.viciousWord}:{' '}
          <span className={classes.measure}>{measureName(outline.measures, rating.measure)}</span>
        </span>
      </OpenLink>
    )
  }
  return (
    <div className={classes.item}>
      {label &&
        (isSame ? (
          <span className={table.id}>{label}</span>
        ) : (
          <OpenLink solutionId={outline.id} node={node} className={table.id}>
            {label}
          </OpenLink>
        ))}{' '}
      <span className={`${isWords ? table.words : ''} ${isSame ? classes.same : ''}`}>
        {text.trim() === '' ? <span className={classes.blank}>{mapMessages.notWritten}</span> : text}
      </span>
      {!isSame && own && (
        <div>
          <OwnMark own={own} />
        </div>
      )}
      {!isSame && decision && (
        <div className={classes.decision}>
          <DecisionMark decision={decision} />
        </div>
      )}
      {!isSame && recheck && (
        <div>
          <RecheckMark why={layer === 'option' ? recheckMessages.option : recheckMessages.requirement} />
        </div>
      )}
    </div>
  )
}
