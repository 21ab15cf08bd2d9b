import styles from './ImigongoBand.module.css';

const sizes = { thin: styles.thin, thick: styles.thick, paper: styles.paper } as const;

/** The brand's motif: a band of interlocked triangles as on Imigongo panels. Decoration only; `paper` is for print alone. */
export function ImigongoBand({ size = 'thin' }: { size?: keyof typeof sizes }) {
  return <div className={`${styles.band} ${sizes[size]}`} aria-hidden="true" />;
}
