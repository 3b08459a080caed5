/**
 * The probability of counts at least this far from the expected ones if the expectation holds: Pearson's chi-squared
 * test with one degree of freedom fewer than counts. 1 if there is nothing to test.
 */
export function chiSquareP(observed: readonly number[], shares: readonly number[]): number {
  const total = sum(observed);
  const whole = sum(shares);
  const cells = observed
    .map((count, at) => ({ count, expected: (total * (shares[at] ?? 0)) / whole }))
    .filter(({ expected }) => expected > 0);
  if (cells.length < 2) return 1;
  const statistic = sum(cells.map(({ count, expected }) => (count - expected) ** 2 / expected));
  return upperGamma((cells.length - 1) / 2, statistic / 2);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Q(a, x), the regularized upper incomplete gamma function (Numerical Recipes, 6.2). */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let total = term;
  for (let n = 1; n < 500 && term > total * 1e-14; n += 1) {
    term *= x / (a + n);
    total += term;
  }
  return total;
}

/** Lentz's method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let result = d;
  for (let n = 1; n < 500; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return result;
}

/** Stirling's series, after shifting the argument into the range where it is accurate. */
function logGamma(x: number): number {
  if (x < 7) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series;
}
