import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { silentRoundsMessages as words } from '#contract/messages/silent-rating.ts'

const usual = [60, 70, 80, 90]

interface ShareSelectProps extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange' | 'label'> {
  share: number | null
  /** What stands for all who rate: no share, or the whole of them. */
  everybody: null | 100
  onChoose: (share: number | null) => void
}

/** From which share of people on an answer counts as the group's. One set otherwise stands in the list too. */
export function ShareSelect({ share, everybody, onChoose, ...props }: ShareSelectProps) {
  const shares = [...new Set([...usual, ...(share === null || share === everybody ? [] : [share])])]
  return (
    <NativeSelect
      {...props}
      label={words.share}
      value={share === everybody ? '' : String(share)}
      data={[
        ...shares.map((each) => ({ value: String(each), label: words.shareOption(each) })),
        { value: '', label: words.noShare },
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? everybody : Number(value))}
    />
  )
}
