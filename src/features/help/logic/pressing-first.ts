/**
 * The numbers of a country as somebody in a danger needs them: those for that danger before all others, which keep their order.
 *
 * @param addresses of the calls, such as `tel:112`
 * @param pressing the addresses for the danger
 * @example pressingFirst(['tel:912', 'tel:114', 'tel:3512'], ['tel:3512']) → ['tel:3512', 'tel:912', 'tel:114']
 */
export function pressingFirst(addresses: readonly string[], pressing: readonly string[]): string[] {
  const isPressing = (address: string) => pressing.includes(address);
  return [...addresses.filter(isPressing), ...addresses.filter((address) => !isPressing(address))];
}
